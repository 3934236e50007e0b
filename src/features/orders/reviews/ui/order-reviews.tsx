import type { ReactNode } from 'react';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { Notice } from '#kit/notice.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { reviewFields } from '../form-fields.ts';
import { reviewTexts, shownReviewTexts } from '../messages.ts';
import type { OrderReviews, ReviewedUnit } from '../schema.ts';
import css from './order-reviews.module.css';
import { ReviewForm } from './review-form.tsx';
import shown from './reviews.module.css';
import { Stars } from './stars.tsx';

export interface OrderReviewsProps {
  order: OrderReviews;
  path: string;
  reviewedHandover: string | null;
  actionData: ActionData | null;
}

export function OrderReviewsView(props: OrderReviewsProps) {
  const { order, actionData } = props;
  const { t } = useApp(reviewTexts);
  const open = findOpenHandover(props);
  return (
    <>
      <header className={css.head}>
        <h1>{t.title}</h1>
        <p className="quiet" translate="no">
          {order.reference}
        </p>
        {order.units.length > 0 && <p>{t.lead}</p>}
      </header>
      {actionData?.message && Object.keys(actionData.fields).length === 0 && (
        <Notice tone="danger" role="alert" title={t.notTaken}>
          {actionData.message}
        </Notice>
      )}
      {order.units.length === 0 && <Notice title={t.none} text={t.noneText} />}
      <ul className={css.units}>
        {order.units.map((unit) => (
          <li key={unit.handoverId}>
            <Unit {...props} unit={unit} open={unit.handoverId === open} />
          </li>
        ))}
      </ul>
    </>
  );
}

function findOpenHandover({ order, actionData }: OrderReviewsProps): string | undefined {
  const waiting = order.units.filter(({ review }) => review === null);
  const unitOfActionData = waiting.find(
    ({ handoverId }) => handoverId === actionData?.values[reviewFields.handover],
  );
  return (unitOfActionData ?? waiting[0])?.handoverId;
}

function Unit(props: OrderReviewsProps & { unit: ReviewedUnit; open: boolean }) {
  const { unit, open, path, actionData, reviewedHandover } = props;
  const { t, language } = useApp(reviewTexts);
  const { name, handedOn, province, review, handoverId } = unit;
  const ownPost = actionData?.values[reviewFields.handover] === handoverId ? actionData : null;
  const form = (
    <ReviewForm unit={unit} path={path} actionData={ownPost} again={actionData !== null} />
  );
  const only = props.order.units.length === 1;
  return (
    <>
      <h2 className={css.name}>{name}</h2>
      <p className="quiet" translate="no">
        {unit.unit}
      </p>
      <p>{t.handedOver(formatDate(handedOn, language), provinceName(province))}</p>
      {review && reviewedHandover === handoverId && (
        <Notice tone="success" role="status" title={t.thanks} />
      )}
      {review && <WrittenReview review={review} />}
      {!review && (only ? form : <More title={t.writeFor(name)} open={open} form={form} />)}
    </>
  );
}

function More({ title, open, form }: { title: string; open: boolean; form: ReactNode }) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {form}
    </details>
  );
}

function WrittenReview({ review }: { review: NonNullable<ReviewedUnit['review']> }) {
  const { t, language } = useApp(reviewTexts);
  const { stars, text, name, writtenAt, answer, hidden } = review;
  return (
    <div className={css.written}>
      <p>
        <b>{t.yours}</b> <Stars stars={stars} />
      </p>
      <p className="said">{text}</p>
      <p className="quiet">
        {[name ?? shownReviewTexts[language].somebody, formatDate(writtenAt, language)].join(' · ')}
      </p>
      {hidden && <Notice tone="warning" title={t.isHidden} />}
      {answer !== null && (
        <div className={shown.answer}>
          <p>
            <b>{shownReviewTexts[language].answer}</b>
          </p>
          <p className="said">{answer}</p>
        </div>
      )}
    </div>
  );
}
