import type { CurrentUser } from '#features/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { csvStream } from '#platform/text/csv.ts';
import type { Language } from '#platform/text/language.ts';
import { formatMoment } from '#platform/time/dates.ts';
import type { StaffVerification, StaffVerificationFilters } from '../schema.ts';
import { verificationStatusFacts } from '../statuses.ts';
import { walkVerifications } from './staff-store.ts';

/** So many are read at once; between two batches others use the database. */
const batchSize = 500;

const headings: Record<Language, readonly string[]> = {
  es: [
    ...['Ticket', 'Código', 'Código emitido', 'Correo', 'WhatsApp', 'Cotización', 'Comprobantes'],
    ...['Estado', 'Asignada a', 'Fecha', 'Responder antes de', 'Primera respuesta', 'Decidida'],
    'Comentario',
  ],
  en: [
    ...['Ticket', 'Code', 'Code issued', 'E-mail', 'WhatsApp', 'Quote', 'Receipts'],
    ...['Status', 'Assigned to', 'Date', 'Answer before', 'First answer', 'Decided'],
    'Comment',
  ],
};

const yesOrNo: Record<Language, readonly [yes: string, no: string]> = {
  es: ['Sí', 'No'],
  en: ['Yes', 'No'],
};

/** All verifications of a list as a CSV file, the newest first. */
export function exportVerifications(
  db: Database,
  { person, language }: { person: CurrentUser; language: Language },
  filters: StaffVerificationFilters,
): ReadableStream<Uint8Array> {
  async function* batches() {
    for await (const verifications of walkVerifications(db, person, filters, batchSize)) {
      yield verifications.map((verification) => toCells(verification, language));
    }
  }
  return csvStream(headings[language], batches());
}

function toCells(verification: StaffVerification, language: Language): string[] {
  const moment = (at: string | null) => (at === null ? '' : formatMoment(at, language));
  const [yes, no] = yesOrNo[language];
  return [
    verification.ticketId,
    verification.verificationCode,
    verification.codeKnown ? yes : no,
    verification.email,
    verification.whatsapp ?? '',
    verification.quoteReference ?? '',
    String(verification.receiptCount),
    verificationStatusFacts[verification.status].label[language],
    verification.assignedTo?.name ?? '',
    moment(verification.createdAt),
    moment(verification.answerDueAt),
    moment(verification.firstResponseAt),
    moment(verification.processedAt),
    verification.comment ?? '',
  ];
}
