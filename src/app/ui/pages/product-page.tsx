import { findCategory } from '#features/catalogue/categories.ts';
import { productPage } from '#features/catalogue/ui/product/product-page.tsx';
import { loadReviews, type ReviewsPage } from '#features/reviews/load-reviews.ts';
import { Reviews } from '#features/reviews/ui/reviews.tsx';
import { href, routes } from '#routes.ts';

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
