import { href, routes } from '#routes.ts';
import { privacy } from '../legal/privacy.ts';
import { legalPage } from './legal-document.tsx';

export const page = legalPage(privacy, href(routes.privacy));
