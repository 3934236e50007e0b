import { api } from '../../../api.ts';
import { type AnyPage, definePage, type LoadContext, useApp } from '../../../app.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Stat, Stats } from '../../../kit/stat.tsx';
import { href, pages } from '../../../pages.ts';
import { ApiError } from '../../../platform/http/client.ts';
import { quoteListMessages } from '../list-messages.ts';
import { type ListWish, readWish } from '../my-list.ts';
import type { Quote, QuoteDetail } from '../schema.ts';
import { countQuotes } from '../statuses.ts';
import css from './my-quotes-page.module.css';
import { OwnQuote } from './own-quote.tsx';
import { QuotesList } from './quotes-list.tsx';

type MyQuotesData =
  | { kind: 'list'; quotes: Quote[]; wish: ListWish }
  | { kind: 'quote'; quote: QuoteDetail }
  | { kind: 'failed' };

/**
 * A customer's quotes, newest first (SPEC §2). With `?ver=` one of them: opened from the list it is
 * a dialog, opened from a mail or loaded again it is a page.
 */
export const page: AnyPage = definePage<MyQuotesData>({
  load: loadMyQuotes,
  head: ({ language }, data) => ({
    title:
      data.kind === 'quote' ? data.quote.referenceNumber : quoteListMessages[language].myQuotes,
    hidden: true,
  }),
  View: MyQuotesPage,
  Waiting,
  Overlay: ({ data }) =>
    data.kind === 'quote' ? (
      <OwnQuote key={data.quote.id} quote={data.quote} level={3} />
    ) : (
      <Failed />
    ),
});

async function loadMyQuotes({ call, query }: LoadContext): Promise<MyQuotesData> {
  const id = query.get('ver');
  try {
    if (id) return { kind: 'quote', quote: await call(api.findMyQuote, { params: { id } }) };
    return { kind: 'list', quotes: await call(api.listMyQuotes, {}), wish: readWish(query) };
  } catch (error) {
    // Signed out, not theirs, or while the server draws: the shop as a whole has an answer to that.
    if (import.meta.env.SSR || (error instanceof ApiError && error.status < 500)) throw error;
    return { kind: 'failed' };
  }
}

function MyQuotesPage({ data }: { data: MyQuotesData }) {
  const { language } = useApp();
  const t = quoteListMessages[language];
  if (data.kind === 'quote') {
    return (
      <div className={`container ${css.page}`}>
        <a className={css.back} href={href(pages.myQuotes)}>
          {t.backToMine}
        </a>
        <h1>{data.quote.referenceNumber}</h1>
        <OwnQuote key={data.quote.id} quote={data.quote} level={2} />
      </div>
    );
  }
  return (
    <div className={`container ${css.page}`}>
      <div>
        <h1>{t.myQuotes}</h1>
        <p className={css.lead}>{t.myQuotesText}</p>
      </div>
      {data.kind === 'failed' && <Failed />}
      {data.kind === 'list' && (data.quotes.length > 0 ? <Mine {...data} /> : <NoQuotes />)}
    </div>
  );
}

function Mine({ quotes, wish }: { quotes: Quote[]; wish: ListWish }) {
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
      {/* Another address asks for something else: what was typed since is over. */}
      <QuotesList key={JSON.stringify(wish)} quotes={quotes} asked={wish} />
    </>
  );
}

function NoQuotes() {
  const t = quoteListMessages[useApp().language];
  return (
    <EmptyState
      title={t.noQuotes}
      action={<ButtonLink href={href(pages.catalogue, {})}>{t.seeProducts}</ButtonLink>}
    >
      {t.noQuotesText}
    </EmptyState>
  );
}

function Failed() {
  const { language, address } = useApp();
  const t = quoteListMessages[language];
  return (
    <Notice
      tone="danger"
      title={t.loadFailed}
      role="alert"
      action={<ButtonLink href={address.pathname + address.search}>{t.retry}</ButtonLink>}
    >
      <p>{t.loadFailedHint}</p>
    </Notice>
  );
}

function Waiting({ address }: { address: URL }) {
  const t = quoteListMessages[useApp().language];
  return (
    <div className={`container ${css.page}`}>
      {!address.searchParams.has('ver') && <h1>{t.myQuotes}</h1>}
      <div className="stack">
        <Skeleton shape="title" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
