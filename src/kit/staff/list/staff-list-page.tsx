import type { ComponentType } from 'react';
import { type LoadFailure, valueOrFailed } from '#platform/browser/or-failed.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { ListFailed } from '../../data/list-failed.tsx';
import { listFailedTexts } from '../../messages.ts';
import { StaffPage } from '../staff-page.tsx';

interface StaffListScreen<Data> {
  texts: Record<Language, ListTexts>;
  /** Reads the page's query (`readChoice`, `readPageNumber`) and loads what it asks for. */
  load: (context: LoadContext) => Promise<Data>;
  bring?: AnyPage['bring'] | undefined;
  View: ComponentType<{ data: Data }>;
}

export interface ListTexts {
  title: string;
  /** Shown when it cannot be loaded. Default the kit's own text. */
  loadFailed?: string;
  loadFailedHint?: string;
}

/** A staff list as a screen. When it cannot be loaded, it offers to try again. */
export function staffListPage<Data extends object>({
  texts,
  load,
  bring,
  View,
}: StaffListScreen<Data>): AnyPage {
  return definePage<Data | LoadFailure>({
    load: (context) => valueOrFailed(load(context)),
    bring,
    head: ({ language }) => ({ title: texts[language].title, hidden: true }),
    loadFailed: ({ language }) => texts[language].loadFailed ?? listFailedTexts[language].failed,
    // biome-ignore lint/correctness/noComponentHookFactories: once for each screen, as its module loads
    View: ({ data }) => (isFailed(data) ? <NotLoaded texts={texts} /> : <View data={data} />),
  });
}

function isFailed(data: object): data is LoadFailure {
  return 'kind' in data && data.kind === 'failed';
}

function NotLoaded({ texts }: Pick<StaffListScreen<unknown>, 'texts'>) {
  const { t, language } = useApp(listFailedTexts);
  const { title, loadFailed, loadFailedHint } = texts[language];
  return (
    <StaffPage title={title}>
      <ListFailed message={loadFailed ?? t.failed} hint={loadFailedHint ?? t.hint} />
    </StaffPage>
  );
}
