import { href, routes } from '#routes.ts';
import { legalNotice } from '../legal/legal-notice.ts';
import { legalPage } from './legal-document.tsx';

export const page = legalPage(legalNotice, href(routes.legal));
