import { api } from '#api.ts';
import { OneRecord, OwnRecords, RecordsWaiting } from '#features/cases/ui/own-records.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { ListFailed } from '#kit/data/list-failed.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { type Failed, orFailed } from '#platform/browser/or-failed.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext, type PostedForm } from '#web/page.ts';
import { quoteListMessages } from '../list-messages.ts';
import { type ListQuery, readQuery, writeQuery } from '../my-list.ts';
import type { Quote, QuoteDetail } from '../schema.ts';
import { countQuotes } from '../statuses.ts';
import css from './my-quotes-page.module.css';
import { OwnQuote } from './own-quote.tsx';
import { QuotesList } from './quotes-list.tsx';

type LoadedQuotes =
  | { kind: 'list'; quotes: Quote[]; listQuery: ListQuery }
  | { kind: 'quote'; quote: QuoteDetail; posted: PostedForm | null };

/**
 * A customer's quotes, newest first. With `?ver=` one of them: opened from the list it is
 * a dialog, opened from a mail or loaded again it is a page.
 */
export const page: AnyPage = definePage<LoadedQuotes | Failed>({
  load: (context) => orFailed(loadMyQuotes(context)),
  head: ({ language }, data) => ({
    title:
      data.kind === 'quote' ? data.quote.referenceNumber : quoteListMessages[language].myQuotes,
    hidden: true,
  }),
  View: MyQuotesPage,
  Waiting,
  Overlay: ({ data }) =>
    data.kind === 'quote' ? <OwnQuote key={data.quote.id} {...data} level={3} /> : <NotLoaded />,
});

async function loadMyQuotes({ call, query, posted }: LoadContext): Promise<LoadedQuotes> {
  const id = query.get('ver');
  if (!id)
    return { kind: 'list', quotes: await call(api.listMyQuotes, {}), listQuery: readQuery(query) };
  const quote = await call(api.findMyQuote, { params: { id } });
  return { kind: 'quote', quote, posted: posted ?? null };
}

function MyQuotesPage({ data }: { data: LoadedQuotes | Failed }) {
  const { language, address } = useApp();
  const t = quoteListMessages[language];
  if (data.kind === 'quote') {
    const { quote, posted } = data;
    const back = href(routes.myQuotes, {}, writeQuery(readQuery(address.searchParams)));
    return (
      <OneRecord title={quote.referenceNumber} back={back} backTo={t.backToMine}>
        <OwnQuote key={quote.id} quote={quote} posted={posted} level={2} />
      </OneRecord>
    );
  }
  return (
    <OwnRecords title={t.myQuotes} lead={t.myQuotesText}>
      {data.kind === 'failed' && <NotLoaded />}
      {data.kind === 'list' && (data.quotes.length > 0 ? <Mine {...data} /> : <NoQuotes />)}
    </OwnRecords>
  );
}

function Mine({ quotes, listQuery }: { quotes: Quote[]; listQuery: ListQuery }) {
  const t = quoteListMessages[useApp().language];
  const counts = countQuotes(quotes);
  return (
    <>
      <Stats>
        <Stat label={t.all} value={counts.total} />
        <Stat label={t.inProcess} value={counts.inProcess} />
        <Stat label={t.completed} value={counts.completed} />
      </Stats>
      {counts.sent + counts.rejected > 0 && (
        <p className={css.lead}>{t.rest(counts.sent, counts.rejected)}</p>
      )}
      <QuotesList quotes={quotes} asked={listQuery} />
    </>
  );
}

function NoQuotes() {
  const t = quoteListMessages[useApp().language];
  return (
    <EmptyState
      title={t.noQuotes}
      action={<ButtonLink href={href(routes.catalogue, {})}>{t.seeProducts}</ButtonLink>}
    >
      {t.noQuotesText}
    </EmptyState>
  );
}

function NotLoaded() {
  const { language, address } = useApp();
  const t = quoteListMessages[language];
  return <ListFailed said={t.loadFailed} hint={t.loadFailedHint} retry={t.retry} here={address} />;
}

function Waiting({ address }: { address: URL }) {
  return <RecordsWaiting title={quoteListMessages[useApp().language].myQuotes} address={address} />;
}
