import { provinceName } from '#features/company/provinces/provinces.ts';
import { progressTexts } from '#features/orders/progress/progress-messages.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import type { RowProgress } from '#features/orders/progress/schema.ts';
import {
  csvColumn,
  momentColumn,
  queueCsvColumns,
} from '#features/requests/cases/server/queue/export-cases.ts';
import type { CaseCsv } from '#features/requests/cases/server/server-case-type.ts';
import { recipientText } from '#features/requests/quotes/recipient.ts';
import { type QuoteStatus, quoteType } from '#features/requests/quotes/statuses.ts';
import { priceToConfirm, toWire, wireCents } from '#platform/money.ts';
import type { CsvCell } from '#platform/text/csv.ts';
import type { Language } from '#platform/text/language.ts';
import { formatMoment } from '#platform/time/dates.ts';
import type { StaffQuote } from '../schema.ts';

export const quoteCsv: CaseCsv<StaffQuote> = {
  name: 'cotizaciones',
  columns: [
    csvColumn('Referencia', 'Reference', (quote) => quote.referenceNumber),
    csvColumn('Cliente', 'Customer', (quote) => quote.customerName),
    csvColumn('Correo', 'E-mail', (quote) => quote.customerEmail),
    csvColumn('Teléfono', 'Phone', (quote) => quote.customerPhone),
    csvColumn('WhatsApp', 'WhatsApp', (quote) => quote.customerWhatsapp),
    csvColumn('Provincia', 'Province', (quote) => provinceName(quote.province)),
    csvColumn('Productos', 'Products', ({ items }, language) =>
      items.map((line) => lineText(line, language)).join('; '),
    ),
    // Plain numbers, because people sum this column.
    csvColumn('Total USD', 'Total USD', ({ total }, language) =>
      wireCents(total) ? { amount: total } : priceToConfirm[language],
    ),
    ...queueCsvColumns<QuoteStatus, StaffQuote>(quoteType),
    progressColumn(
      'Etapa',
      'Stage',
      ({ stage }, language) => progressTexts[language].stages[stage],
    ),
    progressColumn(
      'Qué sigue',
      'What comes next',
      (progress, language) => progressText(progress, language).next,
    ),
    progressColumn(
      'A quién le toca',
      'Whose turn',
      (progress, language) => progressText(progress, language).who,
    ),
    progressColumn('Para cuándo', 'By when', ({ by }, language) =>
      by && by.length > 10 ? { at: by, text: formatMoment(by, language) } : by,
    ),
    csvColumn('Notas', 'Notes', (quote) => quote.notes),
    momentColumn('Cancelada por el cliente', 'Canceled by the customer', ({ ending }) =>
      ending?.by === 'customer' ? ending.at : null,
    ),
    csvColumn('Recibe', 'Received by', (quote) => recipientText(quote.recipient)),
    moneyColumn('A nosotros USD', 'To us USD', 'agreedCents'),
    moneyColumn('Pagado USD', 'Paid USD', 'paidCents'),
    moneyColumn('Falta USD', 'Still to pay USD', 'dueCents'),
    moneyColumn('A su favor USD', 'In their favor USD', 'creditCents'),
  ],
};

function progressColumn(
  es: string,
  en: string,
  cell: (progress: RowProgress, language: Language) => CsvCell | null,
) {
  return csvColumn<StaffQuote>(es, en, ({ progress }, language) => cell(progress, language));
}

/** Empty where no offer was accepted. */
function moneyColumn(
  es: string,
  en: string,
  sum: keyof NonNullable<NonNullable<StaffQuote['offer']>['money']>,
) {
  return csvColumn<StaffQuote>(es, en, ({ offer }) => {
    const amount = toWire(offer?.money?.[sum] ?? null);
    return amount && { amount };
  });
}

function lineText(
  { quantity, productName, price }: StaffQuote['items'][number],
  language: Language,
) {
  const line = `${quantity} × ${productName}`;
  return price === null ? `${line} (${priceToConfirm[language]})` : line;
}
