import { routes } from '#routes.ts';
import { cookies } from '../legal/cookies.ts';
import { legalPage } from './legal-document.tsx';

export const page = legalPage(cookies, routes.cookies);
