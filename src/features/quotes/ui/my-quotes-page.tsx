import { useCallback } from 'react';
import { api } from '../../../api.ts';
import { type AnyPage, definePage, useApp } from '../../../app.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Stat, Stats } from '../../../kit/stat.tsx';
import { Table } from '../../../kit/table.tsx';
import { href, pages } from '../../../pages.ts';
import { formatDate } from '../../../platform/dates.ts';
import { formatMoney } from '../../../platform/money.ts';
import { wireCents } from '../../catalogue/card-product.ts';
import { provinceName } from '../../provinces/provinces.ts';
import { quoteMessages } from '../messages.ts';
import type { Quote } from '../schema.ts';
import { countQuotes } from '../statuses.ts';
import css from './my-quotes-page.module.css';
import { QuoteDialog } from './quote-dialog.tsx';
import { QuoteStatusBadge } from './status-badge.tsx';
import { useDetail } from './use-detail.ts';

/** A customer's quotes, newest first (SPEC §2). */
export const page: AnyPage = definePage<{ quotes: Quote[] }>({
  load: async ({ call }) => ({ quotes: await call(api.listMyQuotes, {}) }),
  head: ({ language }) => ({ title: quoteMessages[language].myQuotes, hidden: true }),
  View: MyQuotesPage,
});

function MyQuotesPage({ data: { quotes } }: { data: { quotes: Quote[] } }) {
  const { language, call } = useApp();
  const t = quoteMessages[language];
  const detail = useDetail(
    useCallback((id: string) => call(api.findMyQuote, { params: { id } }), [call]),
  );
  const counts = countQuotes(quotes);
  return (
    <div className={`container ${css.page}`}>
      <div>
        <h1>{t.myQuotes}</h1>
        <p className={css.lead}>{t.myQuotesText}</p>
      </div>
      {quotes.length === 0 ? (
        <EmptyState
          title={t.noQuotes}
          action={<ButtonLink href={href(pages.catalogue, {})}>{t.seeProducts}</ButtonLink>}
        >
          {t.noQuotesText}
        </EmptyState>
      ) : (
        <>
          <Stats>
            <Stat label={t.all} value={counts.total} />
            <Stat label={t.inProcess} value={counts.inProcess} />
            <Stat label={t.completed} value={counts.completed} />
          </Stats>
          {counts.sent + counts.rejected > 0 && (
            <p className={css.lead}>{t.rest(counts.sent, counts.rejected)}</p>
          )}
          <QuotesTable quotes={quotes} onOpen={detail.show} />
        </>
      )}
      {detail.open && <QuoteDialog opened={detail.open} onClose={detail.close} />}
    </div>
  );
}

function QuotesTable({ quotes, onOpen }: { quotes: Quote[]; onOpen: (id: string) => void }) {
  const { language } = useApp();
  const t = quoteMessages[language];
  return (
    <Table
      caption={t.myQuotes}
      rows={quotes}
      rowKey={(quote) => quote.id}
      columns={[
        { id: 'reference', header: t.reference, cell: (quote) => quote.referenceNumber },
        { id: 'province', header: t.province, cell: (quote) => provinceName(quote.province) },
        { id: 'products', header: t.productCount, align: 'end', cell: countPieces },
        {
          id: 'total',
          header: t.totalColumn,
          align: 'end',
          cell: (quote) => formatMoney(wireCents(quote.total), language),
        },
        {
          id: 'status',
          header: t.status,
          cell: (quote) => <QuoteStatusBadge status={quote.status} />,
        },
        { id: 'date', header: t.date, cell: (quote) => formatDate(quote.createdAt, language) },
        {
          id: 'detail',
          header: t.detail,
          quiet: true,
          align: 'end',
          cell: (quote) => (
            <Button
              tone="secondary"
              data-live
              aria-label={t.detailOf(quote.referenceNumber)}
              onClick={() => onOpen(quote.id)}
            >
              {t.detail}
            </Button>
          ),
        },
      ]}
    />
  );
}

function countPieces({ items }: Quote): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
