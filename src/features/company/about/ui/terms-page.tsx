import { routes } from '#routes.ts';
import { terms } from '../legal/terms.ts';
import { termsVersions } from '../legal/versions.ts';
import { versionedPage } from './versioned-page.tsx';

export const page = versionedPage(terms, termsVersions, routes.terms);
