import { officesPage } from '#features/company/ui/offices-page.tsx';
import { href, routes } from '#routes.ts';
import { loadReviews, type ReviewsPage } from '../load-reviews.ts';
import { Reviews } from './reviews.tsx';

export const page = officesPage<ReviewsPage>({
  load: (context) => loadReviews(context),
  View: ({ extra }) => <Reviews shown={extra} path={href(routes.offices)} />,
});
