import { findCategory } from '#features/catalogue/categories.ts';
import { productPage } from '#features/catalogue/ui/product/product-page.tsx';
import { href, routes } from '#routes.ts';
import { loadReviews, type ReviewsPage } from '../load-reviews.ts';
import { Reviews } from './reviews.tsx';

export const page = productPage<ReviewsPage>({
  load: loadReviews,
  View: ({ extra, product: { category, slug } }) => (
    <Reviews
      shown={extra}
      category={findCategory(category)?.slug}
      path={href(routes.product, { category, slug })}
    />
  ),
});
