import { useCallback } from 'react';
import { api } from '../../../../api.ts';
import { type AnyPage, definePage, useApp } from '../../../../app.ts';
import { Button } from '../../../../kit/button.tsx';
import { EmptyState } from '../../../../kit/empty-state.tsx';
import { SelectField } from '../../../../kit/field.tsx';
import { Table } from '../../../../kit/table.tsx';
import { href, pages } from '../../../../pages.ts';
import { formatDateTime } from '../../../../platform/dates.ts';
import { formatMoney } from '../../../../platform/money.ts';
import { wireCents } from '../../../catalogue/card-product.ts';
import { provinceName } from '../../../provinces/provinces.ts';
import { quoteListMessages } from '../../list-messages.ts';
import type { Quote } from '../../schema.ts';
import { type QuoteStatus, quoteStatuses, quoteStatusFacts } from '../../statuses.ts';
import { QuoteStatusBadge } from '../status-badge.tsx';
import { useDetail } from '../use-detail.ts';
import { adminQuoteMessages } from './admin-messages.ts';
import { AdminQuoteDialog } from './admin-quote-dialog.tsx';
import css from './admin-quotes-page.module.css';
import { StatusSelect } from './status-select.tsx';

interface AdminQuotesData {
  status: QuoteStatus | undefined;
  quotes: Quote[];
}

/** The staff's list of quotations, of one status or all; the status stands in the address. */
export const page: AnyPage = definePage<AdminQuotesData>({
  load: async ({ call, query }) => {
    const status = quoteStatuses.find((each) => each === query.get('status'));
    return { status, quotes: await call(api.listQuotes, { query: status ? { status } : {} }) };
  },
  head: ({ language }) => ({ title: adminQuoteMessages[language].title, hidden: true }),
  View: AdminQuotesPage,
});

function AdminQuotesPage({ data: { status, quotes } }: { data: AdminQuotesData }) {
  const { language, call, navigate } = useApp();
  const t = adminQuoteMessages[language];
  const detail = useDetail(
    useCallback((id: string) => call(api.findQuote, { params: { id } }), [call]),
  );
  return (
    <div className={`container ${css.page}`}>
      <div className={css.top}>
        <h1>{t.title}</h1>
        <form action={href(pages.adminQuotes)}>
          <SelectField
            dense
            name="status"
            label={t.filter}
            value={status ?? ''}
            onChange={({ target }) =>
              navigate(href(pages.adminQuotes, {}, { status: target.value }), { scroll: false })
            }
          >
            <option value="">{t.allStatuses}</option>
            {quoteStatuses.map((each) => (
              <option key={each} value={each}>
                {quoteStatusFacts[each].label[language]}
              </option>
            ))}
          </SelectField>
        </form>
      </div>
      {quotes.length > 0 ? (
        <QuotesTable quotes={quotes} onOpen={detail.show} />
      ) : (
        <EmptyState title={t.none}>{t.noneText}</EmptyState>
      )}
      {detail.open && (
        <AdminQuoteDialog
          opened={detail.open}
          onClose={detail.close}
          onChanged={(changed) => detail.replace(changed.id, changed)}
        />
      )}
    </div>
  );
}

function QuotesTable({ quotes, onOpen }: { quotes: Quote[]; onOpen: (id: string) => void }) {
  const { language } = useApp();
  const t = adminQuoteMessages[language];
  const common = quoteListMessages[language];
  return (
    <Table
      dense
      caption={t.title}
      rows={quotes}
      rowKey={(quote) => quote.id}
      columns={[
        { id: 'reference', header: common.reference, cell: (quote) => quote.referenceNumber },
        { id: 'customer', header: t.customer, cell: (quote) => quote.customerName },
        { id: 'email', header: t.email, cell: (quote) => quote.customerEmail },
        { id: 'province', header: common.province, cell: (quote) => provinceName(quote.province) },
        {
          id: 'total',
          header: t.total,
          align: 'end',
          cell: (quote) => formatMoney(wireCents(quote.total), language),
        },
        {
          id: 'status',
          header: common.status,
          cell: (quote) => <QuoteStatusBadge status={quote.status} />,
        },
        {
          id: 'date',
          header: common.date,
          cell: (quote) => formatDateTime(quote.createdAt, language),
        },
        {
          id: 'actions',
          header: t.actions,
          quiet: true,
          cell: (quote) => (
            <div className={css.actions}>
              <StatusSelect quote={quote} />
              <Button
                size="s"
                tone="secondary"
                data-live
                aria-label={common.detailOf(quote.referenceNumber)}
                onClick={() => onOpen(quote.id)}
              >
                {common.detail}
              </Button>
            </div>
          ),
        },
      ]}
    />
  );
}
