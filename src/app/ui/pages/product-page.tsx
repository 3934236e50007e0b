import { loadReviews, type ReviewsPage } from '#features/orders/reviews/load-reviews.ts';
import { Reviews } from '#features/orders/reviews/ui/reviews.tsx';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { productPage } from '#features/shop/catalogue/ui/product/product-page.tsx';
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
