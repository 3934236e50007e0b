import { ButtonLink } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Pagination } from '#kit/data/pagination.tsx';
import { Table } from '#kit/data/table.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { QueueLinks, StaffPage } from '#kit/staff/staff-page.tsx';
import { useListKeys } from '#kit/staff/use-list-keys.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { staffNoticeMessages } from '../../messages.ts';
import { type NoticeTime, noticesPageSize, noticeTimes } from '../../notice-form.ts';
import type { NoticeCounts, StaffNotice } from '../../schema.ts';
import { NoticeEditor } from './notice-editor.tsx';
import css from './staff-notices.module.css';
import { blankNotice, type Typed, typedFrom } from './typed-notice.ts';
import { useReach } from './use-reach.ts';

interface StaffNoticesData {
  time: NoticeTime | undefined;
  page: number;
  total: number;
  notices: StaffNotice[];
  counts: NoticeCounts;
  /** What is open beside the list; a new one when `notice` is missing. */
  opened: { id: string; notice?: StaffNotice; typed: Typed } | undefined;
}

/** Stands for a notice that is still to be written, in the address. */
const fresh = 'nuevo';

/** What customers should know for a while, for staff: the list, and one of it to write or change. */
export const page: AnyPage = definePage<StaffNoticesData>({
  load: async ({ call, callPage, query }) => {
    const time = noticeTimes.find((each) => each === query.get('time'));
    const number = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
    const list = { ...(time && { time }), page: String(number) };
    const id = query.get('ver');
    const [{ items, total }, counts, notice] = await Promise.all([
      callPage(staffApi.listStaffNotices, { query: list }),
      call(staffApi.noticeCounts, {}),
      id && id !== fresh
        ? call(staffApi.findStaffNotice, { params: { id } }).catch(() => undefined)
        : undefined,
    ]);
    const typed = notice ? typedFrom(notice) : blankNotice(new Date());
    return {
      time,
      page: number,
      total: total.count,
      notices: items,
      counts,
      opened: id ? { id, typed, ...(notice && { notice }) } : undefined,
    };
  },
  head: ({ language }) => ({ title: staffNoticeMessages[language].title, hidden: true }),
  View: StaffNoticesPage,
});

function StaffNoticesPage({ data }: { data: StaffNoticesData }) {
  const { time, notices, counts, opened } = data;
  const { language } = useApp();
  const t = staffNoticeMessages[language];
  useListKeys();
  const addressOf = (change: Record<string, string>) =>
    href(staffRoutes.staffNotices, {}, { ...(time && { time }), page: pageText(data), ...change });
  return (
    <StaffPage
      title={t.title}
      actions={
        <ButtonLink
          size="s"
          href={addressOf({ ver: fresh })}
          data-stay
          data-row={fresh}
          icon={<PlusIcon size={20} />}
        >
          {t.add}
        </ButtonLink>
      }
      panel={opened && <Panel opened={opened} listHref={addressOf({})} />}
    >
      <p className={css.lead}>{t.lead}</p>
      <QueueLinks
        label={t.show}
        links={[
          { href: href(staffRoutes.staffNotices), label: t.all, current: time === undefined },
          ...noticeTimes.map((each) => ({
            href: href(staffRoutes.staffNotices, {}, { time: each }),
            label: t.queues[each],
            count: counts[each],
            current: time === each,
          })),
        ]}
      />
      {notices.length > 0 ? (
        <NoticesTable notices={notices} openId={opened?.id} hrefOf={(ver) => addressOf({ ver })} />
      ) : (
        <EmptyState title={time ? t.noneOfThese : t.none}>{!time && t.noneText}</EmptyState>
      )}
      <Pages data={data} hrefOf={(number) => addressOf({ page: number })} />
    </StaffPage>
  );
}

const pageText = ({ page: number }: Pick<StaffNoticesData, 'page'>) =>
  number > 1 ? String(number) : '';

function Panel(props: { opened: NonNullable<StaffNoticesData['opened']>; listHref: string }) {
  const { opened, listHref } = props;
  const { language } = useApp();
  const t = staffNoticeMessages[language];
  const common = { closeHref: listHref, row: opened.id };
  if (!opened.notice && opened.id !== fresh) {
    return (
      <SidePanel {...common} title={t.missing}>
        <p>{t.missingText}</p>
      </SidePanel>
    );
  }
  // Another notice is another form; the same one keeps what is typed while the list is refreshed.
  return <NoticeEditor key={opened.id} {...common} {...opened} />;
}

const tones: Record<NoticeTime, BadgeTone> = { now: 'success', coming: 'info', past: 'neutral' };

interface NoticesTableProps {
  notices: StaffNotice[];
  openId: string | undefined;
  hrefOf: (id: string) => string;
}

function NoticesTable({ notices, openId, hrefOf }: NoticesTableProps) {
  const { language } = useApp();
  const t = staffNoticeMessages[language];
  const reach = useReach();
  return (
    <Table
      dense
      caption={t.title}
      rows={notices}
      rowKey={(notice) => notice.id}
      isCurrent={(notice) => notice.id === openId}
      columns={[
        {
          id: 'title',
          header: t.notice,
          cell: (notice) => (
            <a href={hrefOf(notice.id)} data-stay data-row={notice.id} className={css.open}>
              {notice.title}
            </a>
          ),
        },
        {
          id: 'state',
          header: t.state,
          cell: (notice) => (
            <span className={css.whole}>
              <Badge tone={tones[notice.time]}>{t.times[notice.time]}</Badge>
            </span>
          ),
        },
        { id: 'from', header: t.from, cell: (notice) => <Moment at={notice.startsAt} /> },
        { id: 'until', header: t.until, cell: (notice) => <Moment at={notice.endsAt} /> },
        { id: 'provinces', header: t.provinces, cell: (notice) => reach(notice).provinces },
        { id: 'categories', header: t.categories, cell: (notice) => reach(notice).categories },
      ]}
    />
  );
}

function Moment({ at }: { at: string }) {
  const { language } = useApp();
  return (
    <time dateTime={at} className={css.whole}>
      {formatMoment(at, language)}
    </time>
  );
}

function Pages(props: { data: StaffNoticesData; hrefOf: (page: string) => string }) {
  const { data, hrefOf } = props;
  const { language } = useApp();
  const t = staffNoticeMessages[language];
  const last = Math.ceil(data.total / noticesPageSize);
  if (last < 2) return null;
  const step = (to: number, label: string) =>
    to >= 1 && to <= last ? { href: hrefOf(String(to)), label } : undefined;
  return (
    <Pagination
      label={t.pages}
      status={t.page(data.page, last)}
      previous={step(data.page - 1, t.previous)}
      next={step(data.page + 1, t.next)}
    />
  );
}
