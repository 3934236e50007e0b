import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { valueOrFailed } from '#platform/browser/or-failed.ts';
import type { Call } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { NotLoaded, OwnRecords, type OwnTexts, RecordsWaiting } from './own-records.tsx';

/** The customer's list of their own cases of a type; `Search` is what it is searched by. */
export interface OwnListScreen<Own extends { id: string }, Search = undefined> {
  list: Call<Own[], Record<never, never>>;
  texts: Record<Language, OwnTexts & { mineText: string; none: string; noneText: string }>;
  readSearch(query: URLSearchParams): Search;
  begin(language: Language): { address: string; label: string };
  List(props: { cases: Own[]; search: Search }): ReactNode;
}

export function ownCasesPage<Own extends { id: string }, Search>(
  screen: OwnListScreen<Own, Search>,
): AnyPage {
  const { list, texts, readSearch, begin, List } = screen;
  return definePage({
    load: ({ call, query }) =>
      valueOrFailed(
        call(list, {}).then((cases) => ({
          kind: 'list' as const,
          cases,
          search: readSearch(query),
        })),
      ),
    head: ({ language }) => ({ title: texts[language].mine, hidden: true }),
    loadFailed: ({ language }) => texts[language].loadFailed,
    View({ data }) {
      const { t, language } = useApp(texts);
      const first = begin(language);
      return (
        <OwnRecords title={t.mine} lead={t.mineText}>
          {data.kind === 'failed' ? (
            <NotLoaded texts={t} />
          ) : data.cases.length > 0 ? (
            <List cases={data.cases} search={data.search} />
          ) : (
            <EmptyState
              title={t.none}
              action={<ButtonLink href={first.address}>{first.label}</ButtonLink>}
            >
              {t.noneText}
            </EmptyState>
          )}
        </OwnRecords>
      );
    },
    // biome-ignore lint/correctness/noComponentHookFactories: once for each screen, as its module loads
    Waiting: () => <RecordsWaiting title={texts[useApp().language].mine} />,
  });
}
