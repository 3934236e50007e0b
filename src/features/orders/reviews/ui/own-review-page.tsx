import { api } from '#api.ts';
import { href, myQuoteHref, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, definePage } from '#web/page.ts';
import { reviewDoneKey } from '../form-fields.ts';
import { reviewTexts } from '../messages.ts';
import type { OrderReviews } from '../schema.ts';
import css from './order-reviews.module.css';
import { OrderReviewsView } from './order-reviews.tsx';

interface OwnReviewData {
  order: OrderReviews;
  id: string;
  reviewedHandover: string | null;
  actionData: ActionData | null;
}

export const page = definePage<OwnReviewData>({
  load: async ({ call, params, query, actionData }) => {
    const { id = '' } = params;
    const order = await call(api.listMyReviews, { params: { id } });
    return {
      order,
      id,
      reviewedHandover: query.get(reviewDoneKey),
      actionData: actionData ?? null,
    };
  },
  head: ({ language }) => ({ title: reviewTexts[language].title, hidden: true, personal: true }),
  View: OwnReview,
  isStatic: () => true,
});

function OwnReview({ data: { order, id, reviewedHandover, actionData } }: { data: OwnReviewData }) {
  const { t } = useApp(reviewTexts);
  return (
    <div className={`container ${css.page}`}>
      <OrderReviewsView
        order={order}
        reviewedHandover={reviewedHandover}
        actionData={actionData}
        path={href(routes.ownReview, { id })}
      />
      <p>
        <a className={css.back} href={myQuoteHref(id)}>
          {t.toQuote}
        </a>
      </p>
    </div>
  );
}
