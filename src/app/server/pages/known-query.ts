import { reviewsKey } from '#features/orders/reviews/review.ts';
import { codeField } from '#features/papers/check/form-fields.ts';
import {
  forgeryReportField,
  verificationDoneKey,
} from '#features/payments/verifications/form-fields.ts';
import { addressNames, allFilters } from '#features/shop/catalogue/catalogue-address.ts';
import { matchCustomerRoute, routes } from '#routes.ts';
import type { Route } from '#web/routes/route.ts';

const keysOf = new Map<Route, readonly string[]>([
  [routes.home, ['aviso', 'returnTo']],
  [routes.catalogue, [...addressNames, allFilters]],
  [routes.compare, ['p', 'mas', 'buscar']],
  [routes.product, [reviewsKey]],
  [routes.offices, [reviewsKey]],
  [routes.featured, ['cursor', 'page']],
  [routes.cart, ['agregado', 'returnTo']],
  [routes.provinces, ['returnTo']],
  [routes.verify, ['code', 'ref', forgeryReportField, verificationDoneKey]],
  [routes.check, [codeField]],
]);

/** Open to anyone with the link, and never cached. */
const ofOne: readonly Route[] = [
  routes.offerLink,
  routes.offerLinkAccept,
  routes.offerLinkReview,
  routes.linkPayment,
  routes.handoverLink,
];

/**
 * Keeps only the query keys that a public screen reads, each once and in our order: an addition to
 * a link (`?fbclid=…`) must neither miss the cached page nor create another. Any other address is
 * unchanged.
 */
export function knownAddress(address: URL): URL {
  const route = matchCustomerRoute(address.pathname)?.route;
  if (route?.access !== 'anyone' || ofOne.includes(route)) return address;
  const query = new URLSearchParams();
  for (const key of keysOf.get(route) ?? []) {
    const value = address.searchParams.get(key);
    if (value !== null) query.set(key, value);
  }
  const shortAddress = new URL(address);
  shortAddress.search = String(query);
  return shortAddress;
}
