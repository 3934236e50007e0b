import type { ComponentType } from 'react';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import type { AnyPage, LoadContext } from '#web/page.ts';
import { href, type Route } from '#web/routes/route.ts';
import { QueueLinks } from '../staff-page.tsx';
import { readChoice, readPageNumber } from './list-query.ts';
import { type ListColumn, StaffList } from './staff-list.tsx';
import { type ListTexts, staffListPage } from './staff-list-page.tsx';

interface StaffQueueScreen<Row, Queue extends string, Counts, Opened> {
  route: Route;
  texts: Record<Language, QueueTexts>;
  parameter: string;
  queues: readonly Queue[];
  queueName: (queue: Queue, language: Language) => string;
  loadRows: (
    context: LoadContext,
    query: { queue: Queue | undefined; page: string },
  ) => Promise<{ items: Row[]; total: { count: number }; counts?: Counts }>;
  /** Absent where nobody counts them, or the rows come with their counts. */
  loadCounts?: (context: LoadContext) => Promise<Counts>;
  /** Absent where a row opens a page of its own. */
  loadOpened?: (context: LoadContext, id: string) => Promise<Opened>;
  useColumns: (hrefOf: (id: string) => string) => ListColumn<Row>[];
  Panel?: ComponentType<{ id: string; opened: Opened; listHref: string }>;
  Actions?: ComponentType<{ hrefOf: (id: string) => string }>;
  Figures?: ComponentType<{ counts: Counts }>;
}

interface QueueTexts extends ListTexts {
  lead?: string;
  show: string;
  all: string;
  none: string;
  noneText: string;
  noneOfThese: string;
}

interface QueueData<Row, Queue extends string, Counts, Opened> {
  queue: Queue | undefined;
  page: number;
  total: number;
  rows: Row[];
  counts: Counts | undefined;
  opened: { id: string; record: Opened } | undefined;
}

/** A staff list in pages, with links to its queues and a panel for the row that `ver` names. */
export function staffQueuePage<
  Row extends { id: string },
  Queue extends string,
  Counts extends Record<Queue, number>,
  Opened,
>(screen: StaffQueueScreen<Row, Queue, Counts, Opened>): AnyPage {
  return staffListPage<QueueData<Row, Queue, Counts, Opened>>({
    texts: screen.texts,
    load: async (context) => {
      const queue = readChoice(context.query, screen.parameter, screen.queues);
      const page = readPageNumber(context.query);
      const id = context.query.get('ver');
      const [{ items, total, counts }, counted, opened] = await Promise.all([
        screen.loadRows(context, { queue, page: String(page) }),
        screen.loadCounts?.(context),
        id ? screen.loadOpened?.(context, id).then((record) => ({ id, record })) : undefined,
      ]);
      return { queue, page, total: total.count, rows: items, counts: counts ?? counted, opened };
    },
    // biome-ignore lint/correctness/noComponentHookFactories: once for each screen, as its module loads
    View: ({ data }) => <QueueView {...screen} data={data} />,
  });
}

function QueueView<
  Row extends { id: string },
  Queue extends string,
  Counts extends Record<Queue, number>,
  Opened,
>({
  data: { queue, page, total, rows, counts, opened },
  ...screen
}: StaffQueueScreen<Row, Queue, Counts, Opened> & { data: QueueData<Row, Queue, Counts, Opened> }) {
  const { route, parameter, useColumns, Panel, Actions, Figures } = screen;
  const { language } = useApp();
  const t = screen.texts[language];
  const addressOf = (change: Record<string, string>) =>
    href(route, {}, { [parameter]: queue, ...(page > 1 && { page }), ...change });
  const hrefOf = (ver: string) => addressOf({ ver });
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={rows}
      columns={useColumns(hrefOf)}
      openRow={opened?.id}
      empty={
        queue
          ? { title: t.noneOfThese, action: <a href={href(route)}>{t.all}</a> }
          : { title: t.none, children: t.noneText }
      }
      paging={{ page, total, to: (other) => addressOf({ page: String(other) }) }}
      actions={Actions && <Actions hrefOf={hrefOf} />}
      panel={
        opened && Panel && <Panel id={opened.id} opened={opened.record} listHref={addressOf({})} />
      }
    >
      {Figures && counts && <Figures counts={counts} />}
      <QueueLinks
        label={t.show}
        links={[
          { href: href(route), label: t.all, current: queue === undefined },
          ...screen.queues.map((each) => ({
            href: href(route, {}, { [parameter]: each }),
            label: screen.queueName(each, language),
            count: counts?.[each],
            current: queue === each,
          })),
        ]}
      />
    </StaffList>
  );
}
