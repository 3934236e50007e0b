import { api } from '#api.ts';
import { type OwnCaseScreen, ownCasesPage } from '#features/cases/ui/own-cases-page.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { quoteListMessages } from '../messages.ts';
import { type ListQuery, readQuery, writeQuery } from '../my-list.ts';
import type { Quote, QuoteDetail } from '../schema.ts';
import { countQuotes } from '../statuses.ts';
import css from './my-quotes-page.module.css';
import { OwnQuote } from './own-quote.tsx';
import { QuotesList } from './quotes-list.tsx';

const screen: OwnCaseScreen<{ own: Quote; detail: QuoteDetail; search: ListQuery }> = {
  list: api.listMyQuotes,
  find: api.findMyQuote,
  texts: quoteListMessages,
  nameOf: ({ referenceNumber }) => referenceNumber,
  readSearch: readQuery,
  listAddress: (search) => href(routes.myQuotes, {}, writeQuery(search)),
  begin: (language) => ({
    address: href(routes.catalogue, {}),
    label: quoteListMessages[language].seeProducts,
  }),
  List: Mine,
  Detail: OwnQuote,
};

/** A customer's quotations. */
export const page = ownCasesPage(screen);

function Mine({ cases: quotes, search }: { cases: Quote[]; search: ListQuery }) {
  const t = quoteListMessages[useApp().language];
  const counts = countQuotes(quotes);
  return (
    <>
      <Stats>
        <Stat label={t.all} value={counts.total} />
        <Stat label={t.inProcess} value={counts.inProcess} />
        <Stat label={t.completed} value={counts.completed} />
      </Stats>
      {counts.sent + counts.rejected + counts.cancelled > 0 && (
        <p className={css.lead}>{t.rest(counts.sent, counts.rejected, counts.cancelled)}</p>
      )}
      <QuotesList quotes={quotes} initialQuery={search} />
    </>
  );
}
