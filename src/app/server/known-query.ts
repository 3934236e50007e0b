import { addressNames, allFilters } from '#features/catalogue/catalogue-address.ts';
import { sentKey } from '#features/verifications/posted.ts';
import { match, pages, type Screen } from '#pages.ts';

/** What public screens read of an address, beside its path; the others read nothing. */
const keysOf = new Map<Screen, readonly string[]>([
  [pages.home, ['aviso', 'returnTo']],
  [pages.catalogue, [...addressNames, allFilters]],
  [pages.compare, ['p', 'mas']],
  [pages.offers, ['cursor']],
  [pages.provinces, ['returnTo']],
  [pages.verify, ['code', 'ref', sentKey]],
]);

/**
 * The address of a public screen without what the screen does not read, each key once and in our
 * order: what is added to a link (`?fbclid=…`) neither misses the page that is kept nor keeps one
 * more. Any other address as it is.
 */
export function knownAddress(address: URL): URL {
  const screen = match(address.pathname)?.screen;
  if (screen?.access !== 'anyone') return address;
  const query = new URLSearchParams();
  for (const key of keysOf.get(screen) ?? []) {
    const value = address.searchParams.get(key);
    if (value !== null) query.set(key, value);
  }
  const known = new URL(address);
  known.search = String(query);
  return known;
}
