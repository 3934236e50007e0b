import { href, routes } from '#routes.ts';
import { accessibility } from '../legal/accessibility.ts';
import { legalPage } from './legal-document.tsx';

export const page = legalPage(accessibility, href(routes.accessibility));
