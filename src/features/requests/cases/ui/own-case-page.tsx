import type { ReactNode } from 'react';
import { type LoadFailure, valueOrFailed } from '#platform/browser/or-failed.ts';
import type { Call } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { NotLoaded, OneRecord, OwnRecords, type OwnTexts, RecordsWaiting } from './own-records.tsx';

/** The customer's page of one case; `BesideData` is what a later subject knows of it. */
export interface OwnCaseScreen<OwnDetail extends { id: string }, BesideData = null> {
  find: Call<OwnDetail, { params: { id: string } }>;
  texts: Record<Language, OwnTexts & { mineText: string; backToMine: string }>;
  nameOf(detail: OwnDetail): string;
  /** The list with the search that led to this case. */
  listAddress(query: URLSearchParams): string;
  needsReact?(detail: OwnDetail): boolean;
  Detail(props: OwnDetailProps<OwnDetail>): ReactNode;
  beside?: Beside<BesideData>;
}

/** A later subject's part of the detail, which loads together with the case. */
export interface Beside<BesideData> {
  load(call: LoadContext['call'], id: string): Promise<BesideData>;
  View(props: { beside: BesideData; id: string; level: 2 | 3 }): ReactNode;
}

export interface OwnDetailProps<OwnDetail> {
  detail: OwnDetail;
  actionData: ActionData | null;
  level: 2 | 3;
  beside: ReactNode;
}

type OwnCaseData<OwnDetail, BesideData> = { kind: 'detail'; beside: BesideData | undefined } & Pick<
  OwnDetailProps<OwnDetail>,
  'detail' | 'actionData'
>;

/**
 * Shows the case that `?ver=` names as a dialog over the list, or as a page when it is opened from
 * a mail.
 */
export function ownCasePage<OwnDetail extends { id: string }, BesideData = null>(
  screen: OwnCaseScreen<OwnDetail, BesideData>,
): AnyPage {
  const { texts, nameOf, listAddress } = screen;
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
          <CaseDetail screen={screen} data={data} level={2} />
        </OneRecord>
      );
    },
    Waiting: WaitingCase,
    Overlay({ data }) {
      const { language } = useApp();
      if (data.kind === 'failed') return <NotLoaded texts={texts[language]} />;
      return <CaseDetail screen={screen} data={data} level={3} />;
    },
  });
}

async function loadCase<OwnDetail extends { id: string }, BesideData>(
  { find, beside }: OwnCaseScreen<OwnDetail, BesideData>,
  call: LoadContext['call'],
  query: URLSearchParams,
  actionData: ActionData | null,
): Promise<OwnCaseData<OwnDetail, BesideData>> {
  const id = query.get('ver') ?? '';
  const [detail, more] = await Promise.all([
    call(find, { params: { id } }),
    beside?.load(call, id),
  ]);
  return { kind: 'detail', detail, actionData, beside: more };
}

interface CaseDetailProps<OwnDetail extends { id: string }, BesideData> {
  screen: OwnCaseScreen<OwnDetail, BesideData>;
  data: OwnCaseData<OwnDetail, BesideData>;
  level: 2 | 3;
}

function CaseDetail<OwnDetail extends { id: string }, BesideData>({
  screen,
  data,
  level,
}: CaseDetailProps<OwnDetail, BesideData>) {
  const { Detail, beside: Beside } = screen;
  const { detail, actionData, beside } = data;
  return (
    <Detail
      key={detail.id}
      detail={detail}
      actionData={actionData}
      level={level}
      beside={
        Beside &&
        beside !== undefined && <Beside.View beside={beside} id={detail.id} level={level} />
      }
    />
  );
}

function WaitingCase() {
  return <RecordsWaiting />;
}
