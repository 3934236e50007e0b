import type { ReactNode } from 'react';
import { type LoadFailure, valueOrFailed } from '#platform/browser/or-failed.ts';
import type { Call } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { NotLoaded, OneRecord, OwnRecords, type OwnTexts, RecordsWaiting } from './own-records.tsx';

/** The customer's page of one case. */
export interface OwnCaseScreen<OwnDetail extends { id: string }, BesideData = null> {
  find: Call<OwnDetail, { params: { id: string } }>;
  texts: Record<Language, OwnTexts & { mineText: string; backToMine: string }>;
  nameOf(detail: OwnDetail): string;
  /** The list with the search that led to this case. */
  listAddress(query: URLSearchParams): string;
  needsReact?(detail: OwnDetail): boolean;
  Detail(props: OwnDetailProps<OwnDetail, BesideData>): ReactNode;
  /** What else its page shows, which loads together with the case. */
  loadBeside?(call: LoadContext['call'], id: string): Promise<BesideData>;
}

export interface OwnDetailProps<OwnDetail, BesideData = null> {
  detail: OwnDetail;
  actionData: ActionData | null;
  level: 2 | 3;
  /** Undefined where the screen loads nothing else. */
  beside: BesideData | undefined;
}

type OwnCaseData<OwnDetail, BesideData> = { kind: 'detail' } & Omit<
  OwnDetailProps<OwnDetail, BesideData>,
  'level'
>;

/**
 * Shows the case that `?ver=` names as a dialog over the list, or as a page when it is opened from
 * a mail.
 */
export function ownCasePage<OwnDetail extends { id: string }, BesideData = null>(
  screen: OwnCaseScreen<OwnDetail, BesideData>,
): AnyPage {
  const { texts, nameOf, listAddress, Detail } = screen;
  return definePage<OwnCaseData<OwnDetail, BesideData> | LoadFailure>({
    load: ({ call, query, actionData = null }) =>
      valueOrFailed(loadCase(screen, call, query, actionData)),
    head: ({ language }, data) => ({
      title: data.kind === 'detail' ? nameOf(data.detail) : texts[language].mine,
      hidden: true,
    }),
    loadFailed: ({ language }) => texts[language].loadFailed,
    needsReact: (data) => data.kind === 'detail' && (screen.needsReact?.(data.detail) ?? false),
    View({ data }) {
      const { t, address } = useApp(texts);
      if (data.kind === 'failed') {
        return (
          <OwnRecords title={t.mine} lead={t.mineText}>
            <NotLoaded texts={t} />
          </OwnRecords>
        );
      }
      return (
        <OneRecord
          title={nameOf(data.detail)}
          back={listAddress(address.searchParams)}
          backTo={t.backToMine}
        >
          <Detail key={data.detail.id} {...data} level={2} />
        </OneRecord>
      );
    },
    Waiting: WaitingCase,
    Overlay({ data }) {
      const { language } = useApp();
      if (data.kind === 'failed') return <NotLoaded texts={texts[language]} />;
      return <Detail key={data.detail.id} {...data} level={3} />;
    },
  });
}

async function loadCase<OwnDetail extends { id: string }, BesideData>(
  { find, loadBeside }: OwnCaseScreen<OwnDetail, BesideData>,
  call: LoadContext['call'],
  query: URLSearchParams,
  actionData: ActionData | null,
): Promise<OwnCaseData<OwnDetail, BesideData>> {
  const id = query.get('ver') ?? '';
  const [detail, more] = await Promise.all([
    call(find, { params: { id } }),
    loadBeside?.(call, id),
  ]);
  return { kind: 'detail', detail, actionData, beside: more };
}

function WaitingCase() {
  return <RecordsWaiting />;
}
