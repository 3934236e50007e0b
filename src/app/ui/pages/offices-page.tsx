import { officesPage } from '#features/company/about/ui/offices-page.tsx';
import { loadReviews, type ReviewsPage } from '#features/orders/reviews/load-reviews.ts';
import { Reviews } from '#features/orders/reviews/ui/reviews.tsx';
import { href, routes } from '#routes.ts';

export const page = officesPage<ReviewsPage>({
  load: (context) => loadReviews(context),
  View: ({ extra }) => <Reviews shown={extra} path={href(routes.offices)} />,
});
