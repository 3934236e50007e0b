import { ButtonLink } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import { readChoice, readPage } from '#kit/staff/list-query.ts';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { type ListColumn, StaffList } from '#kit/staff/staff-list.tsx';
import { staffListPage } from '#kit/staff/staff-list-page.tsx';
import { QueueLinks } from '#kit/staff/staff-page.tsx';
import { useListKeys } from '#kit/staff/use-list-keys.ts';
import { listPageSize } from '#platform/calls/page-size.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeMessages } from '../../messages.ts';
import { type NoticeTime, noticeTimes } from '../../notice-form.ts';
import type { NoticeCounts, StaffNotice } from '../../schema.ts';
import { blankNotice, draftOf, type NoticeDraft } from './notice-draft.ts';
import { NoticeEditor } from './notice-editor.tsx';
import css from './staff-notices.module.css';
import { useReach } from './use-reach.ts';

interface StaffNoticesData {
  time: NoticeTime | undefined;
  page: number;
  total: number;
  notices: StaffNotice[];
  counts: NoticeCounts;
  /** A new one if `notice` is missing. */
  opened: { id: string; notice?: StaffNotice; draft: NoticeDraft } | undefined;
}

/** In the address: a new notice. */
const newNoticeKey = 'nuevo';

export const page = staffListPage<StaffNoticesData>({
  texts: staffNoticeMessages,
  load: async ({ call, callPage, query }) => {
    const time = readChoice(query, 'time', noticeTimes);
    const number = readPage(query);
    const list = { ...(time && { time }), page: String(number) };
    const id = query.get('ver');
    const [{ items, total }, counts, notice] = await Promise.all([
      callPage(staffApi.listStaffNotices, { query: list }),
      call(staffApi.noticeCounts, {}),
      id && id !== newNoticeKey
        ? call(staffApi.findStaffNotice, { params: { id } }).catch(() => undefined)
        : undefined,
    ]);
    const draft = notice ? draftOf(notice) : blankNotice(new Date());
    return {
      time,
      page: number,
      total: total.count,
      notices: items,
      counts,
      opened: id ? { id, draft, ...(notice && { notice }) } : undefined,
    };
  },
  View: StaffNoticesPage,
});

function StaffNoticesPage({ data }: { data: StaffNoticesData }) {
  const { time, notices, counts, opened } = data;
  const t = staffNoticeMessages[useApp().language];
  useListKeys();
  const addressOf = (change: Record<string, string>) =>
    href(staffRoutes.staffNotices, {}, { ...(time && { time }), page: pageText(data), ...change });
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={notices}
      columns={useColumns((ver) => addressOf({ ver }))}
      openRow={opened?.id}
      empty={{ title: time ? t.noneOfThese : t.none, children: !time && t.noneText }}
      paging={{
        page: data.page,
        size: listPageSize,
        total: data.total,
        to: (other) => addressOf({ page: String(other) }),
      }}
      actions={
        <ButtonLink
          size="s"
          href={addressOf({ ver: newNoticeKey })}
          data-stay
          data-row={newNoticeKey}
          icon={<PlusIcon size={20} />}
        >
          {t.add}
        </ButtonLink>
      }
      panel={opened && <Panel opened={opened} listHref={addressOf({})} />}
    >
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
    </StaffList>
  );
}

const pageText = ({ page: number }: Pick<StaffNoticesData, 'page'>) =>
  number > 1 ? String(number) : '';

function Panel(props: { opened: NonNullable<StaffNoticesData['opened']>; listHref: string }) {
  const { opened, listHref } = props;
  const { language } = useApp();
  const t = staffNoticeMessages[language];
  const common = { closeHref: listHref, row: opened.id };
  if (!opened.notice && opened.id !== newNoticeKey) {
    return (
      <SidePanel {...common} title={t.missing}>
        <p>{t.missingText}</p>
      </SidePanel>
    );
  }
  // The key keeps what is typed while the list is refreshed.
  return <NoticeEditor key={opened.id} {...common} {...opened} />;
}

const tones: Record<NoticeTime, BadgeTone> = { now: 'success', coming: 'info', past: 'neutral' };

function useColumns(hrefOf: (id: string) => string): ListColumn<StaffNotice>[] {
  const t = staffNoticeMessages[useApp().language];
  const reach = useReach();
  return [
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
    { id: 'from', header: t.from, cell: (notice) => <MomentCell at={notice.startsAt} /> },
    { id: 'until', header: t.until, cell: (notice) => <MomentCell at={notice.endsAt} /> },
    { id: 'provinces', header: t.provinces, cell: (notice) => reach(notice).provinces },
    { id: 'categories', header: t.categories, cell: (notice) => reach(notice).categories },
  ];
}

function MomentCell({ at }: { at: string }) {
  const { language } = useApp();
  return (
    <time dateTime={at} className={css.whole}>
      {formatMoment(at, language)}
    </time>
  );
}
