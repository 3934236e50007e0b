import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { ListFailed } from '#kit/data/list-failed.tsx';
import { type Failed, orFailed } from '#platform/browser/or-failed.ts';
import type { Call } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext, type PostedForm } from '#web/page.ts';
import { OneRecord, OwnRecords, RecordsWaiting } from './own-records.tsx';

/**
 * What its customer reads of a case type, and what the list is searched by (undefined: nothing).
 */
interface OwnTypes {
  own: { id: string };
  detail: { id: string };
  search: unknown;
}

/** A customer's page of their own cases of a type. */
export interface OwnCaseScreen<T extends OwnTypes> {
  list: Call<T['own'][], Record<never, never>>;
  find: Call<T['detail'], { params: { id: string } }>;
  texts: Record<Language, OwnTexts>;
  nameOf(own: T['own'] | T['detail']): string;
  /** What the list's address asks for. */
  readSearch(query: URLSearchParams): T['search'];
  listAddress(search: T['search']): string;
  /** Where to begin without any. */
  begin(language: Language): { address: string; label: string };
  /** Whether a detail is incomplete without React. */
  needsReact?(detail: T['detail']): boolean;
  List(props: { cases: T['own'][]; search: T['search'] }): ReactNode;
  Detail(props: OwnDetailProps<T['detail']>): ReactNode;
}
type AnyOwnScreen = OwnCaseScreen<OwnTypes>;

export interface OwnDetailProps<D> {
  detail: D;
  /** A message that came back. */
  posted: PostedForm | null;
  /** Of the headings in it. */
  level: 2 | 3;
}

interface OwnTexts {
  mine: string;
  mineText: string;
  backToMine: string;
  none: string;
  noneText: string;
  loadFailed: string;
  loadFailedHint: string;
}

type OwnCasesData =
  | { kind: 'list'; cases: OwnTypes['own'][]; search: unknown }
  | { kind: 'detail'; detail: OwnTypes['detail']; posted: PostedForm | null };

/**
 * The newest first. With `?ver=` one of them: opened from the list it is a dialog, opened from a
 * mail or loaded again it is a page.
 */
export function ownCasesPage<T extends OwnTypes>(screen: OwnCaseScreen<T>): AnyPage {
  return ownPage(screen);
}

function ownPage(screen: AnyOwnScreen): AnyPage {
  // biome-ignore-start lint/correctness/noComponentHookFactories: once for each screen, as its module loads
  return definePage<OwnCasesData | Failed>({
    load: (context) => orFailed(loadOwn(screen, context)),
    head: ({ language }, data) => ({
      title: data.kind === 'detail' ? screen.nameOf(data.detail) : screen.texts[language].mine,
      hidden: true,
    }),
    loadFailed: ({ language }) => screen.texts[language].loadFailed,
    needsReact: (data) => data.kind === 'detail' && (screen.needsReact?.(data.detail) ?? false),
    View: ({ data }) => <OwnCases screen={screen} data={data} />,
    Waiting: ({ address }) => (
      <RecordsWaiting title={screen.texts[useApp().language].mine} address={address} />
    ),
    Overlay: ({ data }) =>
      data.kind === 'detail' ? (
        <screen.Detail key={data.detail.id} {...data} level={3} />
      ) : (
        <NotLoaded screen={screen} />
      ),
  });
  // biome-ignore-end lint/correctness/noComponentHookFactories: as above
}

async function loadOwn(screen: AnyOwnScreen, context: LoadContext): Promise<OwnCasesData> {
  const { call, query, posted } = context;
  const id = query.get('ver');
  if (!id) {
    return { kind: 'list', cases: await call(screen.list, {}), search: screen.readSearch(query) };
  }
  const detail = await call(screen.find, { params: { id } });
  return { kind: 'detail', detail, posted: posted ?? null };
}

function OwnCases({ screen, data }: { screen: AnyOwnScreen; data: OwnCasesData | Failed }) {
  const { language, address } = useApp();
  const t = screen.texts[language];
  if (data.kind === 'detail') {
    const { detail, posted } = data;
    const back = screen.listAddress(screen.readSearch(address.searchParams));
    return (
      <OneRecord title={screen.nameOf(detail)} back={back} backTo={t.backToMine}>
        <screen.Detail key={detail.id} detail={detail} posted={posted} level={2} />
      </OneRecord>
    );
  }
  return (
    <OwnRecords title={t.mine} lead={t.mineText}>
      {data.kind === 'failed' && <NotLoaded screen={screen} />}
      {data.kind === 'list' &&
        (data.cases.length > 0 ? <screen.List {...data} /> : <NoCases screen={screen} />)}
    </OwnRecords>
  );
}

function NoCases({ screen }: { screen: AnyOwnScreen }) {
  const { language } = useApp();
  const t = screen.texts[language];
  const { address, label } = screen.begin(language);
  return (
    <EmptyState title={t.none} action={<ButtonLink href={address}>{label}</ButtonLink>}>
      {t.noneText}
    </EmptyState>
  );
}

function NotLoaded({ screen }: { screen: AnyOwnScreen }) {
  const t = screen.texts[useApp().language];
  return <ListFailed message={t.loadFailed} hint={t.loadFailedHint} />;
}
