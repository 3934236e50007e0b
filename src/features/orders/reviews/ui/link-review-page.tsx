import { api } from '#api.ts';
import { linkPath } from '#features/orders/offers/links.ts';
import { ClosedLink } from '#features/orders/offers/ui/closed-link.tsx';
import { tokenIn } from '#platform/text/link-token.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, definePage } from '#web/page.ts';
import { reviewDoneKey } from '../form-fields.ts';
import { reviewTexts } from '../messages.ts';
import type { OpenedReviews } from '../schema.ts';
import css from './order-reviews.module.css';
import { OrderReviewsView } from './order-reviews.tsx';

interface LinkReviewData {
  opened: OpenedReviews;
  token: string;
  reviewedHandover: string | null;
  actionData: ActionData | null;
}

/** Opens by a link, with neither an account nor JavaScript. */
export const page = definePage<LinkReviewData>({
  load: async ({ call, params, query, actionData }) => {
    const token = tokenIn(params.token ?? '');
    const opened = await call(api.openReviewLink, { params: { token } });
    return {
      opened,
      token,
      reviewedHandover: query.get(reviewDoneKey),
      actionData: actionData ?? null,
    };
  },
  head: ({ language }) => ({ title: reviewTexts[language].title, hidden: true, personal: true }),
  View: LinkReview,
  isStatic: () => true,
  status: ({ opened: { closed } }) => {
    if (!closed) return 200;
    return closed === 'over' ? 410 : 404;
  },
});

function LinkReview({
  data: { opened, token, reviewedHandover, actionData },
}: {
  data: LinkReviewData;
}) {
  const { t } = useApp(reviewTexts);
  const path = href(routes.offerLinkReview, { token });
  return (
    <div className={`container ${css.page}`}>
      {opened.closed ? (
        <ClosedLink why={opened.closed} />
      ) : (
        <>
          <OrderReviewsView
            order={opened.order}
            reviewedHandover={reviewedHandover}
            actionData={actionData}
            path={path}
          />
          <p>
            <a className={css.back} href={linkPath(token)}>
              {t.toOrder}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
