import type { CurrentUser } from '#features/accounts/schema.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';
import { priceToConfirm, wireCents } from '#platform/money.ts';
import { csvStream } from '#platform/text/csv.ts';
import type { Language } from '#platform/text/language.ts';
import { formatMoment } from '#platform/time/dates.ts';
import type { StaffQuote, StaffQuoteFilters } from '../schema.ts';
import { quoteStatusFacts } from '../statuses.ts';
import { walkQuotes } from './staff-store.ts';

/** So many are read at once; between two batches others use the database. */
const batchSize = 500;

const headings: Record<Language, readonly string[]> = {
  es: [
    ...['Referencia', 'Cliente', 'Correo', 'Teléfono', 'WhatsApp', 'Provincia', 'Productos'],
    ...['Total USD', 'Estado', 'Asignada a', 'Fecha', 'Responder antes de', 'Primera respuesta'],
    'Notas',
  ],
  en: [
    ...['Reference', 'Customer', 'E-mail', 'Phone', 'WhatsApp', 'Province', 'Products'],
    ...['Total USD', 'Status', 'Assigned to', 'Date', 'Answer before', 'First answer'],
    'Notes',
  ],
};

/** All quotes of a list as a CSV file, the newest first. */
export function exportQuotes(
  db: Database,
  { person, language }: { person: CurrentUser; language: Language },
  filters: StaffQuoteFilters,
): ReadableStream<Uint8Array> {
  async function* batches() {
    for await (const quotes of walkQuotes(db, person, filters, batchSize)) {
      yield quotes.map((quote) => toCells(quote, language));
    }
  }
  return csvStream(headings[language], batches());
}

function toCells(quote: StaffQuote, language: Language): string[] {
  const moment = (at: string | null) => (at === null ? '' : formatMoment(at, language));
  return [
    quote.referenceNumber,
    quote.customerName,
    quote.customerEmail,
    quote.customerPhone ?? '',
    quote.customerWhatsapp ?? '',
    provinceName(quote.province),
    quote.items.map((line) => lineText(line, language)).join('; '),
    // A number where there is one: people sum this column.
    wireCents(quote.total) ? quote.total : priceToConfirm[language],
    quoteStatusFacts[quote.status].label[language],
    quote.assignedTo?.name ?? '',
    moment(quote.createdAt),
    moment(quote.answerDueAt),
    moment(quote.firstResponseAt),
    quote.notes ?? '',
  ];
}

/** A line without a price says so: the total leaves it out. */
function lineText(
  { quantity, productName, price }: StaffQuote['items'][number],
  language: Language,
) {
  const line = `${quantity} × ${productName}`;
  return price === null ? `${line} (${priceToConfirm[language]})` : line;
}
