import { ButtonLink } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { staffQueuePage } from '#kit/staff/list/staff-queue-page.tsx';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeTexts } from '../../messages.ts';
import { type NoticeTime, noticeTimes } from '../../notice-form.ts';
import type { NoticeForm, StaffNotice } from '../../schema.ts';
import { NoticeEditor, reach } from './notice-editor.tsx';

const newNoticeKey = 'nuevo';

interface OpenedNotice {
  /** Undefined for a new notice, or for one that is gone. */
  notice: StaffNotice | undefined;
  start: NoticeForm;
}

export const page = staffQueuePage({
  route: staffRoutes.staffNotices,
  texts: staffNoticeTexts,
  parameter: 'time',
  queues: noticeTimes,
  queueName: (time, language) => staffNoticeTexts[language].queues[time],
  loadRows: ({ callPage }, { queue: time, page: number }) =>
    callPage(staffApi.listStaffNotices, { query: { ...(time && { time }), page: number } }),
  loadCounts: ({ call }) => call(staffApi.noticeCounts, {}),
  loadOpened: async ({ call }, id): Promise<OpenedNotice> => {
    const notice =
      id === newNoticeKey
        ? undefined
        : await call(staffApi.findStaffNotice, { params: { id } }).catch(() => undefined);
    return { notice, start: notice ?? blankNotice() };
  },
  useColumns,
  Panel,
  Actions,
});

const week = 7 * 86_400_000;

function blankNotice(): NoticeForm {
  const at = (later: number) => new Date(Date.now() + later).toISOString();
  return { title: '', text: '', provinces: [], categories: [], startsAt: at(0), endsAt: at(week) };
}

function Actions({ hrefOf }: { hrefOf: (id: string) => string }) {
  return (
    <ButtonLink
      size="s"
      href={hrefOf(newNoticeKey)}
      data-stay
      data-row={newNoticeKey}
      icon={<PlusIcon size={20} />}
    >
      {staffNoticeTexts[useApp().language].add}
    </ButtonLink>
  );
}

function Panel({ id, opened, listHref }: { id: string; opened: OpenedNotice; listHref: string }) {
  const { t } = useApp(staffNoticeTexts);
  const common = { closeHref: listHref, row: id };
  if (!opened.notice && id !== newNoticeKey) {
    return (
      <SidePanel {...common} title={t.absent}>
        <p>{t.absentText}</p>
      </SidePanel>
    );
  }
  // The key keeps the typed text while the list is refreshed.
  return <NoticeEditor key={id} {...common} {...opened} />;
}

const tones: Record<NoticeTime, BadgeTone> = { now: 'success', coming: 'info', past: 'neutral' };

function useColumns(hrefOf: (id: string) => string): ListColumn<StaffNotice>[] {
  const { t, language } = useApp(staffNoticeTexts);
  return columnsOf(t, {
    notice: (notice) => (
      <RowLink href={hrefOf(notice.id)} row={notice.id}>
        {notice.title}
      </RowLink>
    ),
    state: (notice) => (
      <span className="nowrap">
        <Badge tone={tones[notice.time]}>{t.times[notice.time]}</Badge>
      </span>
    ),
    from: { wideOnly: true, cell: (notice) => <MomentCell at={notice.startsAt} /> },
    until: (notice) => <MomentCell at={notice.endsAt} />,
    provinces: {
      wideOnly: true,
      cell: ({ provinces }) => reach.provinces.show(provinces, language),
    },
    categories: {
      wideOnly: true,
      cell: ({ categories }) => reach.categories.show(categories, language),
    },
  });
}

function MomentCell({ at }: { at: string }) {
  const { language } = useApp();
  return (
    <time dateTime={at} className="nowrap">
      {formatMoment(at, language)}
    </time>
  );
}
