import type { ReactNode } from 'react';
import { type Failed, orFailed } from '#platform/browser/or-failed.ts';
import type { Call } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type PostedForm } from '#web/page.ts';
import { NotLoaded, OneRecord, OwnRecords, type OwnTexts, RecordsWaiting } from './own-records.tsx';

/** One of a customer's own cases of a type. */
export interface OwnCaseScreen<D extends { id: string }> {
  find: Call<D, { params: { id: string } }>;
  texts: Record<Language, OwnTexts & { mineText: string; backToMine: string }>;
  nameOf(detail: D): string;
  /** The list as it was searched when the case was opened from it. */
  listAddress(query: URLSearchParams): string;
  /** Whether a detail is incomplete without React. */
  needsReact?(detail: D): boolean;
  Detail(props: OwnDetailProps<D>): ReactNode;
}

export interface OwnDetailProps<D> {
  detail: D;
  /** A message that came back. */
  posted: PostedForm | null;
  /** Of the headings in it. */
  level: 2 | 3;
}

type OwnCaseData<D> = { kind: 'detail' } & Pick<OwnDetailProps<D>, 'detail' | 'posted'>;

/**
 * The case that `?ver=` names: opened from the list it is a dialog, opened from a mail or loaded
 * again it is a page.
 */
export function ownCasePage<D extends { id: string }>(screen: OwnCaseScreen<D>): AnyPage {
  const { find, texts, nameOf, listAddress, Detail } = screen;
  return definePage<OwnCaseData<D> | Failed>({
    load: ({ call, query, posted = null }) =>
      orFailed(
        call(find, { params: { id: query.get('ver') ?? '' } }).then((detail) => ({
          kind: 'detail',
          detail,
          posted,
        })),
      ),
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
      const { detail, posted } = data;
      return (
        <OneRecord
          title={nameOf(detail)}
          back={listAddress(address.searchParams)}
          backTo={t.backToMine}
        >
          <Detail key={detail.id} detail={detail} posted={posted} level={2} />
        </OneRecord>
      );
    },
    Waiting: OneWaiting,
    Overlay({ data }) {
      const { language } = useApp();
      if (data.kind === 'failed') return <NotLoaded texts={texts[language]} />;
      return <Detail key={data.detail.id} {...data} level={3} />;
    },
  });
}

function OneWaiting() {
  return <RecordsWaiting />;
}
