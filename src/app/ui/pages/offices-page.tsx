import { officesPage } from '#features/company/ui/offices-page.tsx';
import { loadReviews, type ReviewsPage } from '#features/reviews/load-reviews.ts';
import { Reviews } from '#features/reviews/ui/reviews.tsx';
import { href, routes } from '#routes.ts';

export const page = officesPage<ReviewsPage>({
  load: (context) => loadReviews(context),
  View: ({ extra }) => <Reviews shown={extra} path={href(routes.offices)} />,
});
