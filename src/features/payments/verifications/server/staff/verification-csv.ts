import {
  csvColumn,
  momentColumn,
  queueCsvColumns,
} from '#features/requests/cases/server/queue/export-cases.ts';
import type { CaseCsv } from '#features/requests/cases/server/server-case-type.ts';
import type { Text } from '#platform/text/language.ts';
import type { StaffVerification } from '../../schema.ts';
import { type VerificationStatus, verificationType } from '../../statuses.ts';

const yes: Text = { es: 'Sí', en: 'Yes' };
const no: Text = { es: 'No', en: 'No' };

export const verificationCsv: CaseCsv<StaffVerification> = {
  name: 'verificaciones',
  columns: [
    csvColumn('Ticket', 'Ticket', (each) => each.ticketId),
    csvColumn('Código', 'Code', (each) => each.verificationCode),
    csvColumn('Código emitido', 'Code issued', (each, language) =>
      each.codeKnown ? yes[language] : no[language],
    ),
    csvColumn('Correo', 'E-mail', (each) => each.email),
    csvColumn('WhatsApp', 'WhatsApp', (each) => each.whatsapp),
    csvColumn('Cotización', 'Quote', (each) => each.quoteReference),
    csvColumn('Comprobantes', 'Receipts', (each) => String(each.receiptCount)),
    ...queueCsvColumns<VerificationStatus, StaffVerification>(verificationType),
    momentColumn('Decidida', 'Decided', (each) => each.processedAt),
    csvColumn('Comentario', 'Comment', (each) => each.comment),
  ],
};
