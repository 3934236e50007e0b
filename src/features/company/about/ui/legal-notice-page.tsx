import { routes } from '#routes.ts';
import { legalNotice } from '../legal/legal-notice.ts';
import { legalPage } from './legal-document.tsx';

export const page = legalPage(legalNotice, routes.legal);
