import type { AnyPage } from '#app.ts';
import type { Access } from '#features/accounts/roles.ts';
import { type PathParams, type Query, readAddress, writeAddress } from '#web/routes/address.ts';

/**
 * Every screen of customers: its address, who may enter, and the file that draws it. Those of staff
 * are in `staff-pages.ts`. Addresses are written through `href`, so that a mistyped one does not
 * compile.
 */
export const pages = {
  home: screen('/', 'anyone', () => import('#features/home/ui/home-page.tsx')),
  catalogue: screen(
    '/products/:category?',
    'anyone',
    () => import('#features/catalogue/ui/catalogue-page.tsx'),
  ),
  product: screen(
    '/products/:category/:slug',
    'anyone',
    () => import('#features/catalogue/ui/product-page.tsx'),
  ),
  compare: screen(
    '/comparar',
    'anyone',
    () => import('#features/catalogue/compare/ui/compare-page.tsx'),
  ),
  offers: screen('/offers', 'anyone', () => import('#features/catalogue/ui/offers-page.tsx')),
  provinces: screen(
    '/provincia',
    'anyone',
    () => import('#features/provinces/ui/provinces-page.tsx'),
  ),
  offices: screen('/offices', 'anyone', () => import('#features/company/ui/offices-page.tsx')),
  privacy: screen('/privacy', 'anyone', () => import('#features/company/ui/privacy-page.tsx')),
  cookies: screen('/cookies', 'anyone', () => import('#features/company/ui/cookies-page.tsx')),
  legal: screen('/legal', 'anyone', () => import('#features/company/ui/legal-notice-page.tsx')),
  terms: screen('/terms', 'anyone', () => import('#features/company/ui/terms-page.tsx')),
  accessibility: screen(
    '/accesibilidad',
    'anyone',
    () => import('#features/company/ui/accessibility-page.tsx'),
  ),
  verify: screen('/verify', 'anyone', () => import('#features/verifications/ui/verify-page.tsx')),
  myVerifications: screen(
    '/my-verifications',
    'signed-in',
    () => import('#features/verifications/ui/my-verifications-page.tsx'),
  ),
  myQuotes: screen(
    '/my-quotes',
    'signed-in',
    () => import('#features/quotes/ui/my-quotes-page.tsx'),
  ),
  profile: screen('/profile', 'signed-in', () => import('#features/profile/ui/profile-page.tsx')),
  offline: screen('/sin-conexion', 'anyone', () => import('#app/ui/offline-page.tsx')),
  kit: screen('/kit', 'anyone', () => import('#app/ui/kit-page.tsx')),
};

export interface Screen<P extends string = string> {
  path: P;
  access: Access;
  file: () => Promise<{ page: AnyPage }>;
}

export function screen<P extends string>(path: P, access: Access, file: Screen['file']): Screen<P> {
  return { path, access, file };
}

const known: Screen[] = Object.values(pages);

/** Makes more screens known to `match`. */
export function addScreens<S extends Record<string, Screen>>(more: S): S {
  known.push(...Object.values(more));
  return more;
}

/** The address of a screen. */
export function href<P extends string>(
  to: Screen<P>,
  ...[params, query]: Record<never, never> extends PathParams<P>
    ? [params?: PathParams<P>, query?: Query]
    : [params: PathParams<P>, query?: Query]
): string {
  return writeAddress(to.path, (params ?? {}) as object, query);
}

/** The screen of a path and the parameters in it, or undefined: not found. */
export function match(
  pathname: string,
): { screen: Screen; params: Record<string, string> } | undefined {
  for (const candidate of known) {
    const params = readAddress(candidate.path, pathname);
    if (params) return { screen: candidate, params };
  }
  return undefined;
}
