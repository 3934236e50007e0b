import { defaultCategory } from '#features/shop/catalogue/categories.ts';
import { href, matchCustomerRoute, routes } from '#routes.ts';

/** A search of the whole shop stands in no category. */
export function currentPlace({ pathname, searchParams }: URL): string | undefined {
  const here = matchCustomerRoute(pathname);
  if (!here) return undefined;
  if (here.route === routes.catalogue || here.route === routes.product) {
    const isWhole = searchParams.get('search')?.trim();
    const { category = isWhole ? undefined : defaultCategory } = here.params;
    return category && href(routes.catalogue, { category });
  }
  return href(here.route, here.params);
}
