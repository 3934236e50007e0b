import type { Access } from '#features/people/accounts/roles.ts';
import type { Query } from '#web/routes/address.ts';
import { href, matchRoute, type Route, type RouteMatch } from '#web/routes/route.ts';

export { href };

/**
 * Every screen of customers: its address and who may enter; `screens.ts` names the file that renders
 * it, `staff-routes.ts` has those of staff. Addresses are written through `href`, so that a
 * mistyped one does not compile.
 */
export const routes = {
  home: route('/', 'anyone'),
  catalogue: route('/products/:category?', 'anyone'),
  product: route('/products/:category/:slug', 'anyone'),
  compare: route('/comparar', 'anyone'),
  featured: route('/offers', 'anyone'),
  provinces: route('/provincia', 'anyone'),
  delivery: route('/entrega', 'anyone'),
  offices: route('/offices', 'anyone'),
  privacy: route('/privacy/:version?', 'anyone'),
  cookies: route('/cookies', 'anyone'),
  legal: route('/legal', 'anyone'),
  terms: route('/terms/:version?', 'anyone'),
  accessibility: route('/accesibilidad', 'anyone'),
  verify: route('/verify', 'anyone'),
  check: route('/comprobar', 'anyone'),
  myVerification: { ...route('/my-verifications', 'signed-in'), key: 'ver' },
  myVerifications: route('/my-verifications', 'signed-in'),
  cart: route('/cotizacion', 'anyone'),
  myQuote: { ...route('/my-quotes', 'signed-in'), key: 'ver' },
  myQuotes: route('/my-quotes', 'signed-in'),
  ownOfferAccept: route('/my-quotes/oferta/:number/aceptar', 'signed-in'),
  ownOffer: route('/my-quotes/oferta/:number', 'signed-in'),
  ownPayment: route('/my-quotes/pago/:id', 'signed-in'),
  ownReview: route('/my-quotes/opinion/:id', 'signed-in'),
  linkPayment: route('/oferta/:token/pago', 'anyone'),
  offerLinkAccept: route('/oferta/:token/aceptar', 'anyone'),
  offerLinkReview: route('/oferta/:token/opinion', 'anyone'),
  offerLink: route('/oferta/:token', 'anyone'),
  handoverLink: route('/entregar/:token?', 'anyone'),
  madeQuote: route('/cotizacion/:reference', 'signed-in'),
  profile: route('/profile', 'signed-in'),
  offline: route('/sin-conexion', 'anyone'),
};

/** A customer's quotation, over the list that `query` narrows. */
export function myQuoteHref(id: string, query?: Query): string {
  return href(routes.myQuotes, {}, { ver: id, ...query });
}

export function matchCustomerRoute(pathname: string): RouteMatch<Route> | undefined {
  return matchRoute(Object.values(routes), pathname);
}

export function route<Path extends string>(path: Path, access: Access): Route<Path, Access> {
  return { path, access };
}
