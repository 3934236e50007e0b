import { href, routes } from '#routes.ts';
import { terms } from '../legal/terms.ts';
import { legalPage } from './legal-document.tsx';

export const page = legalPage(terms, href(routes.terms));
