import { api } from '#api.ts';
import { priceTexts } from '#features/company/about/price.ts';
import { ownCasesPage } from '#features/requests/cases/ui/own-cases-page.tsx';
import { quoteListTexts } from '#features/requests/quotes/messages.ts';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { countQuotes, type MyListQuery, readQuery } from '../../own/my-list.ts';
import type { Quote } from '../../schema.ts';
import { QuotesList } from './quotes-list.tsx';

export const page = ownCasesPage({
  list: api.listMyQuotes,
  texts: quoteListTexts,
  readSearch: readQuery,
  begin: (language) => ({
    address: href(routes.catalogue, {}),
    label: quoteListTexts[language].seeProducts,
  }),
  List: OwnQuotes,
});

function OwnQuotes({ cases: quotes, search }: { cases: Quote[]; search: MyListQuery }) {
  const { t, language } = useApp(quoteListTexts);
  const counts = countQuotes(quotes);
  return (
    <>
      <Stats>
        <Stat label={t.all} value={counts.total} />
        <Stat label={t.inProcess} value={counts.inProcess} />
        <Stat label={t.completed} value={counts.completed} />
        {counts.ended > 0 && <Stat label={t.ended} value={counts.ended} />}
      </Stats>
      <QuotesList quotes={quotes} initialQuery={search} />
      <p className="muted above-1">{priceTexts[language].holds}</p>
    </>
  );
}
