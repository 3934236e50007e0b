import { smallestSample } from '#features/company/about/smallest-sample.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { staffQueuePage } from '#kit/staff/list/staff-queue-page.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { reviewStates } from '../../review-states.ts';
import type { ReviewCounts, StaffReview } from '../../schema.ts';
import { staffReviewTexts } from '../../staff-messages.ts';
import { Stars } from '../stars.tsx';
import { ReviewPanel } from './review-panel.tsx';
import css from './staff-reviews.module.css';

export const page = staffQueuePage({
  route: staffRoutes.staffReviews,
  texts: staffReviewTexts,
  parameter: 'state',
  queues: reviewStates,
  queueName: (state, language) => staffReviewTexts[language].states[state],
  loadRows: ({ callPage }, { queue: state, page: number }) =>
    callPage(staffApi.listStaffReviews, { query: { ...(state && { state }), page: number } }),
  loadCounts: ({ call }) => call(staffApi.reviewCounts, {}),
  loadOpened: ({ call }, id) =>
    call(staffApi.findStaffReview, { params: { id } }).catch(() => undefined),
  useColumns,
  Panel,
  Figures,
});

function Figures({ counts: { shown, average } }: { counts: ReviewCounts }) {
  const { t } = useApp(staffReviewTexts);
  if (shown === 0) return null;
  const averageText = average === null ? t.tooFew(smallestSample) : t.average(average);
  return (
    <p className="quiet">
      {t.public(shown)}, {averageText}.
    </p>
  );
}

interface PanelProps {
  id: string;
  opened: StaffReview | undefined;
  listHref: string;
}

function Panel({ id, opened: review, listHref }: PanelProps) {
  const { t } = useApp(staffReviewTexts);
  const title = review ? t.open(review.unit) : t.missing;
  return (
    <SidePanel title={title} closeHref={listHref} row={id}>
      {review ? <ReviewPanel key={id} review={review} /> : <p>{t.missingText}</p>}
    </SidePanel>
  );
}

function useColumns(hrefOf: (id: string) => string): ListColumn<StaffReview>[] {
  const { t, language } = useApp(staffReviewTexts);
  return columnsOf(t, {
    stars: ({ stars }) => <Stars stars={stars} />,
    review: (review) => (
      <RowLink href={hrefOf(review.id)} row={review.id}>
        <span className={css.short} lang={review.language}>
          {review.text}
        </span>
      </RowLink>
    ),
    unit: {
      wideOnly: true,
      fluid: true,
      cell: ({ unitName, unit }) => <Two first={unitName} second={unit} />,
    },
    where: { wideOnly: true, cell: ({ province }) => provinceName(province) },
    written: ({ writtenAt }) => (
      <time dateTime={writtenAt} className="nowrap">
        {formatDate(writtenAt, language)}
      </time>
    ),
    state: (review) => <State review={review} />,
  });
}

function State({ review: { hidden, takenBack, answer } }: { review: StaffReview }) {
  const { t } = useApp(staffReviewTexts);
  const [tone, text] = ((): [BadgeTone, string] => {
    if (takenBack) return ['neutral', t.takenBack];
    if (hidden) return ['warning', t.hidden];
    return answer ? ['success', t.answered] : ['info', t.shown];
  })();
  return (
    <span className="nowrap">
      <Badge tone={tone}>{text}</Badge>
    </span>
  );
}
