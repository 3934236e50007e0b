import { defaultCategory } from '#features/shop/catalogue/categories.ts';
import { href, matchCustomerRoute, routes } from '#routes.ts';

export function currentPlace({ pathname }: URL): string | undefined {
  const here = matchCustomerRoute(pathname);
  if (!here) return undefined;
  if (here.route === routes.catalogue || here.route === routes.product) {
    return href(routes.catalogue, { category: here.params.category ?? defaultCategory });
  }
  return href(here.route, here.params);
}
