import { routes } from '#routes.ts';
import { accessibility } from '../legal/accessibility.ts';
import { legalPage } from './legal-document.tsx';

export const page = legalPage(accessibility, routes.accessibility);
