import type { ReactNode } from 'react';
import { type Failed, orFailed } from '#platform/browser/or-failed.ts';
import type { Call } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext, type PostedForm } from '#web/page.ts';
import { NotLoaded, OneRecord, OwnRecords, type OwnTexts, RecordsWaiting } from './own-records.tsx';

/** One of a customer's own cases of a type; `B` is what a later subject knows of it. */
export interface OwnCaseScreen<D extends { id: string }, B = null> {
  find: Call<D, { params: { id: string } }>;
  texts: Record<Language, OwnTexts & { mineText: string; backToMine: string }>;
  nameOf(detail: D): string;
  /** The list as it was searched when the case was opened from it. */
  listAddress(query: URLSearchParams): string;
  /** Whether a detail is incomplete without React. */
  needsReact?(detail: D): boolean;
  Detail(props: OwnDetailProps<D>): ReactNode;
  beside?: Beside<B>;
}

/** What a later subject shows in the detail, loaded together with it. */
export interface Beside<B> {
  load(call: LoadContext['call'], id: string): Promise<B>;
  View(props: { beside: B; id: string; level: 2 | 3 }): ReactNode;
}

export interface OwnDetailProps<D> {
  detail: D;
  /** A message that came back. */
  posted: PostedForm | null;
  /** Of the headings in it. */
  level: 2 | 3;
  /** What another subject shows in it. */
  beside: ReactNode;
}

type OwnCaseData<D, B> = { kind: 'detail'; beside: B | undefined } & Pick<
  OwnDetailProps<D>,
  'detail' | 'posted'
>;

/**
 * The case that `?ver=` names: opened from the list it is a dialog, opened from a mail or loaded
 * again it is a page.
 */
export function ownCasePage<D extends { id: string }, B = null>(
  screen: OwnCaseScreen<D, B>,
): AnyPage {
  const { texts, nameOf, listAddress } = screen;
  return definePage<OwnCaseData<D, B> | Failed>({
    load: ({ call, query, posted = null }) => orFailed(loadCase(screen, call, query, posted)),
    head: ({ language }, data) => ({
      title: data.kind === 'detail' ? nameOf(data.detail) : texts[language].mine,
      hidden: true,
    }),
    loadFailed: ({ language }) => texts[language].loadFailed,
    needsReact: (data) => data.kind === 'detail' && (screen.needsReact?.(data.detail) ?? false),
    View({ data }) {
      const { language, address } = useApp();
      const t = texts[language];
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
    Waiting: OneWaiting,
    Overlay({ data }) {
      const { language } = useApp();
      if (data.kind === 'failed') return <NotLoaded texts={texts[language]} />;
      return <CaseDetail screen={screen} data={data} level={3} />;
    },
  });
}

async function loadCase<D extends { id: string }, B>(
  { find, beside }: OwnCaseScreen<D, B>,
  call: LoadContext['call'],
  query: URLSearchParams,
  posted: PostedForm | null,
): Promise<OwnCaseData<D, B>> {
  const id = query.get('ver') ?? '';
  const [detail, more] = await Promise.all([
    call(find, { params: { id } }),
    beside?.load(call, id),
  ]);
  return { kind: 'detail', detail, posted, beside: more };
}

interface CaseDetailProps<D extends { id: string }, B> {
  screen: OwnCaseScreen<D, B>;
  data: OwnCaseData<D, B>;
  level: 2 | 3;
}

function CaseDetail<D extends { id: string }, B>({ screen, data, level }: CaseDetailProps<D, B>) {
  const { Detail, beside: Beside } = screen;
  const { detail, posted, beside } = data;
  return (
    <Detail
      key={detail.id}
      detail={detail}
      posted={posted}
      level={level}
      beside={
        Beside &&
        beside !== undefined && <Beside.View beside={beside} id={detail.id} level={level} />
      }
    />
  );
}

function OneWaiting() {
  return <RecordsWaiting />;
}
