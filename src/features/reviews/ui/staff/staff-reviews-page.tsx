import { smallestSample } from '#features/company/smallest-sample.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { readChoice, readPage } from '#kit/staff/list-query.ts';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { type ListColumn, StaffList } from '#kit/staff/staff-list.tsx';
import { staffListPage } from '#kit/staff/staff-list-page.tsx';
import { QueueLinks } from '#kit/staff/staff-page.tsx';
import { useListKeys } from '#kit/staff/use-list-keys.ts';
import { listPageSize } from '#platform/calls/page-size.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type ReviewState, reviewStates } from '../../review-states.ts';
import type { ReviewCounts, StaffReview } from '../../schema.ts';
import { staffReviewTexts } from '../../staff-messages.ts';
import { Stars } from '../stars.tsx';
import { ReviewPanel } from './review-panel.tsx';
import css from './staff-reviews.module.css';

interface StaffReviewsData {
  state: ReviewState | undefined;
  page: number;
  total: number;
  reviews: StaffReview[];
  counts: ReviewCounts;
  opened: { id: string; review?: StaffReview } | undefined;
}

export const page = staffListPage<StaffReviewsData>({
  texts: staffReviewTexts,
  load: async ({ call, callPage, query }) => {
    const state = readChoice(query, 'state', reviewStates);
    const number = readPage(query);
    const list = { ...(state && { state }), page: String(number) };
    const id = query.get('ver');
    const [{ items, total }, counts, review] = await Promise.all([
      callPage(staffApi.listStaffReviews, { query: list }),
      call(staffApi.reviewCounts, {}),
      id ? call(staffApi.findStaffReview, { params: { id } }).catch(() => undefined) : undefined,
    ]);
    const opened = id ? { id, ...(review && { review }) } : undefined;
    return { state, page: number, total: total.count, reviews: items, counts, opened };
  },
  View: StaffReviewsPage,
});

function StaffReviewsPage({ data }: { data: StaffReviewsData }) {
  const { state, reviews, counts, opened } = data;
  const t = staffReviewTexts[useApp().language];
  useListKeys();
  const addressOf = (change: Record<string, string>) =>
    href(
      staffRoutes.staffReviews,
      {},
      { ...(state && { state }), ...(data.page > 1 && { page: String(data.page) }), ...change },
    );
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={reviews}
      columns={useColumns((ver) => addressOf({ ver }))}
      openRow={opened?.id}
      empty={{ title: state ? t.noneOfThese : t.none, children: !state && t.noneText }}
      paging={{
        page: data.page,
        size: listPageSize,
        total: data.total,
        to: (other) => addressOf({ page: String(other) }),
      }}
      panel={opened && <Opened opened={opened} listHref={addressOf({})} />}
    >
      <Figures counts={counts} />
      <QueueLinks
        label={t.show}
        links={[
          { href: href(staffRoutes.staffReviews), label: t.all, current: state === undefined },
          ...reviewStates.map((each) => ({
            href: href(staffRoutes.staffReviews, {}, { state: each }),
            label: t.states[each],
            count: counts[each],
            current: state === each,
          })),
        ]}
      />
    </StaffList>
  );
}

function Figures({ counts: { shown, average } }: { counts: ReviewCounts }) {
  const t = staffReviewTexts[useApp().language];
  if (shown === 0) return null;
  const averageText = average === null ? t.tooFew(smallestSample) : t.average(average);
  return (
    <p className={css.quiet}>
      {t.public(shown)}, {averageText}.
    </p>
  );
}

interface OpenedProps {
  opened: NonNullable<StaffReviewsData['opened']>;
  listHref: string;
}

function Opened({ opened: { id, review }, listHref }: OpenedProps) {
  const t = staffReviewTexts[useApp().language];
  const title = review ? t.open(review.unit) : t.missing;
  return (
    <SidePanel title={title} closeHref={listHref} row={id}>
      {review ? <ReviewPanel key={id} review={review} /> : <p>{t.missingText}</p>}
    </SidePanel>
  );
}

function useColumns(hrefOf: (id: string) => string): ListColumn<StaffReview>[] {
  const { language } = useApp();
  const t = staffReviewTexts[language];
  return [
    { id: 'stars', header: t.stars, cell: ({ stars }) => <Stars stars={stars} /> },
    {
      id: 'text',
      header: t.review,
      cell: (review) => (
        <a href={hrefOf(review.id)} data-stay data-row={review.id} className={css.open}>
          <span className={css.short} lang={review.language}>
            {review.text}
          </span>
        </a>
      ),
    },
    {
      id: 'unit',
      header: t.unit,
      roomy: true,
      cell: ({ unitName, unit }) => (
        <>
          {unitName}
          <br />
          <span className={css.quiet} translate="no">
            {unit}
          </span>
        </>
      ),
    },
    {
      id: 'where',
      header: t.where,
      roomy: true,
      cell: ({ province }) => provinceName(province),
    },
    {
      id: 'written',
      header: t.written,
      cell: ({ writtenAt }) => (
        <time dateTime={writtenAt} className={css.whole}>
          {formatDate(writtenAt, language)}
        </time>
      ),
    },
    { id: 'state', header: t.state, cell: (review) => <State review={review} /> },
  ];
}

function State({ review: { hidden, takenBack, answer } }: { review: StaffReview }) {
  const t = staffReviewTexts[useApp().language];
  const [tone, text] = ((): [BadgeTone, string] => {
    if (takenBack) return ['neutral', t.takenBack];
    if (hidden) return ['warning', t.hidden];
    return answer ? ['success', t.answered] : ['info', t.shown];
  })();
  return (
    <span className={css.whole}>
      <Badge tone={tone}>{text}</Badge>
    </span>
  );
}
