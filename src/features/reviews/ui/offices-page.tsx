import { officesPage } from '#features/company/ui/offices-page.tsx';
import { loadReviews } from '../load-reviews.ts';
import type { ShownReviews } from '../schema.ts';
import { Reviews } from './reviews.tsx';

export const page = officesPage<ShownReviews>({
  load: (call) => loadReviews(call),
  View: ({ extra }) => <Reviews shown={extra} />,
});
