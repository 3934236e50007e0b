import { priceTexts } from '#features/company/about/price.ts';
import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { formatTotal, isPartial } from '#features/requests/quotes/estimate.ts';
import { commonQuoteTexts, quoteListTexts } from '#features/requests/quotes/messages.ts';
import { Table } from '#kit/data/table.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import type { Quote } from '../../schema.ts';
import { agreedCents } from '../../total.ts';
import css from './quote-facts.module.css';

export function QuoteLinesTable({ quote }: { quote: Quote }) {
  const { t, language } = useApp(quoteListTexts);
  const common = commonQuoteTexts[language];
  const cents = wireCents(quote.total);
  const agreed = agreedCents(quote);
  return (
    <>
      <Table
        caption={t.lines}
        rows={quote.items}
        rowKey={(line) => `${line.productId} ${line.productName}`}
        columns={[
          { id: 'name', header: t.lines, cell: (line) => line.productName },
          { id: 'quantity', header: t.quantity, align: 'end', cell: (line) => line.quantity },
          {
            id: 'price',
            header: t.price,
            align: 'end',
            cell: ({ price }) => formatMoney(wireCents(price), language),
          },
          {
            id: 'amount',
            header: t.lineTotal,
            align: 'end',
            cell: ({ price, quantity }) =>
              price === null ? '—' : formatMoney(Number(wireCents(price)) * quantity, language),
          },
        ]}
      />
      {agreed === null ? (
        <>
          <p className={css.total}>
            {common.total} <strong className="tabular">{formatTotal(cents, language)}</strong>
          </p>
          {isPartial(cents, quote.items) && <p className={css.partial}>{common.someToConfirm}</p>}
          <p className="quiet">{priceTexts[language].holds}</p>
        </>
      ) : (
        <p className={css.total}>
          {moneyTexts[language].agreed}{' '}
          <strong className="tabular">{formatMoney(agreed, language)}</strong>
        </p>
      )}
    </>
  );
}
