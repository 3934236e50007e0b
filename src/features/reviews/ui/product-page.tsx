import { findCategory } from '#features/catalogue/categories.ts';
import { productPage } from '#features/catalogue/ui/product/product-page.tsx';
import { loadReviewsOf } from '../load-reviews.ts';
import type { ShownReviews } from '../schema.ts';
import { Reviews } from './reviews.tsx';

export const page = productPage<ShownReviews>({
  load: loadReviewsOf,
  View: ({ extra, product }) => {
    const category = findCategory(product.category)?.slug;
    return <Reviews shown={extra} {...(category && { category })} />;
  },
});
