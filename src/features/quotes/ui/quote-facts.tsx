import { useApp } from '../../../app.ts';
import { Table } from '../../../kit/table.tsx';
import { formatDateTime } from '../../../platform/dates.ts';
import { formatMoney } from '../../../platform/money.ts';
import { wireCents } from '../../catalogue/card-product.ts';
import { quoteMessages } from '../messages.ts';
import type { Quote, QuoteEvent } from '../schema.ts';
import { quoteStatusFacts } from '../statuses.ts';
import css from './quote-facts.module.css';

/** What was asked for and what it may cost. */
export function LinesTable({ quote }: { quote: Quote }) {
  const { language } = useApp();
  const t = quoteMessages[language];
  const money = (price: string | null) => formatMoney(wireCents(price), language);
  return (
    <>
      <Table
        caption={t.lines}
        rows={quote.items}
        rowKey={(line) => `${line.productId} ${line.productName}`}
        columns={[
          { id: 'name', header: t.lines, cell: (line) => line.productName },
          { id: 'quantity', header: t.quantity, align: 'end', cell: (line) => line.quantity },
          { id: 'price', header: t.price, align: 'end', cell: (line) => money(line.price) },
        ]}
      />
      <p className={css.total}>
        {t.total} <strong className="tabular">{money(quote.total)}</strong>
      </p>
    </>
  );
}

/** Everything that happened, oldest first. */
export function History({ history }: { history: readonly QuoteEvent[] }) {
  const { language } = useApp();
  const t = quoteMessages[language];
  return (
    <ol className={css.history}>
      {history.map((event) => (
        <li key={`${event.at} ${event.to}`}>
          <strong>{sentence(event, language)}</strong>
          <span>
            <time dateTime={event.at}>{formatDateTime(event.at, language)}</time> · {t.by[event.by]}
          </span>
          {event.note && <p>{event.note}</p>}
        </li>
      ))}
    </ol>
  );
}

function sentence(event: QuoteEvent, language: 'es' | 'en'): string {
  const t = quoteMessages[language];
  if (!event.from || !event.to) return t.createdBy[event.by];
  return t.statusChanged(
    quoteStatusFacts[event.from].label[language],
    quoteStatusFacts[event.to].label[language],
  );
}
