import { addressNames, allFilters } from '#features/catalogue/catalogue-address.ts';
import { codeField } from '#features/check/posted.ts';
import { reviewsKey } from '#features/reviews/review.ts';
import { reportField, sentKey } from '#features/verifications/form-fields.ts';
import { matchCustomerRoute, routes } from '#routes.ts';
import type { Route } from '#web/routes/route.ts';

/** What public screens read of an address, beside its path; the others read nothing. */
const keysOf = new Map<Route, readonly string[]>([
  [routes.home, ['aviso', 'returnTo']],
  [routes.catalogue, [...addressNames, allFilters]],
  [routes.compare, ['p', 'mas', 'buscar']],
  [routes.product, [reviewsKey]],
  [routes.offices, [reviewsKey]],
  [routes.featured, ['cursor', 'page']],
  [routes.cart, ['agregado', 'returnTo']],
  [routes.provinces, ['returnTo']],
  [routes.verify, ['code', 'ref', reportField, sentKey]],
  [routes.check, [codeField]],
]);

/** Open to anyone who has the link, and never cached. */
const ofOne: readonly Route[] = [
  routes.offerLink,
  routes.offerLinkAccept,
  routes.offerLinkReview,
  routes.linkPayment,
  routes.handoverLink,
];

/**
 * The address of a public screen without what the screen does not read, each key once and in our
 * order: what is added to a link (`?fbclid=…`) neither misses the page that is cached nor keeps one
 * more. Any other address as it is.
 */
export function knownAddress(address: URL): URL {
  const route = matchCustomerRoute(address.pathname)?.route;
  if (route?.access !== 'anyone' || ofOne.includes(route)) return address;
  const query = new URLSearchParams();
  for (const key of keysOf.get(route) ?? []) {
    const value = address.searchParams.get(key);
    if (value !== null) query.set(key, value);
  }
  const known = new URL(address);
  known.search = String(query);
  return known;
}
