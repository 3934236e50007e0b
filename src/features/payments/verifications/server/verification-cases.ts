import { isOrder } from '#features/orders/offers/server/money/read-money.ts';
import { refuseSecrets } from '#features/orders/offers/server/refuse-secrets.ts';
import { ownsAddress } from '#features/people/accounts/server/owns-address.ts';
import { isCaseNumber, spellNumber } from '#features/requests/cases/case-number.ts';
import {
  csvColumn,
  momentColumn,
  queueCsvColumns,
} from '#features/requests/cases/server/queue/export-cases.ts';
import type {
  CaseCsv,
  ServerCaseType,
  StatusDecision,
} from '#features/requests/cases/server/server-case-type.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Text } from '#platform/text/language.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { verificationErrors } from '../errors.ts';
import type {
  StaffVerification,
  Verification,
  VerificationDetail,
  VerificationWire,
} from '../schema.ts';
import { verificationCaseCalls } from '../staff-calls.ts';
import { isApproved, isUndecided, type VerificationStatus, verificationType } from '../statuses.ts';
import { verificationAnswerMail, verificationStatusMail } from './mails/customer-mails.ts';
import { orderOfClaim } from './mails/order-of-claim.ts';
import { verificationQuestionMail } from './mails/staff-mails.ts';
import { verificationMailToStaff } from './mails/verification-mails.ts';
import { findNamed, findStaffParts } from './staff/staff-parts.ts';
import {
  countColumns,
  findNamedQuote,
  isCounted,
  isOwnVerification,
  type ReadVerification,
  readPaid,
  readReceipts,
  toOwnVerification,
  toVerification,
  withoutSender,
} from './store.ts';
import type { VerificationRow } from './tables.ts';

const yes: Text = { es: 'Sí', en: 'Yes' };
const no: Text = { es: 'No', en: 'No' };

const verificationCsv: CaseCsv<StaffVerification> = {
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

interface VerificationTypes extends VerificationWire {
  row: VerificationRow;
  readRow: ReadVerification;
  openedRow: ReadVerification;
  own: Verification;
  ownDetail: VerificationDetail;
}

export const verificationCases: ServerCaseType<VerificationTypes> = {
  ...verificationType,
  notFound: verificationErrors.verificationNotFound,
  nameOf: ({ ticket }) => ticket,
  emailOf: ({ email }) => email,
  withEmail: (_, email) => ({ email }),
  ownedBy: isOwnVerification,
  maxOwn: 200,
  refuseText: refuseSecrets,
  columns: () => countColumns,
  openedColumns: () => countColumns,
  toOwn: toOwnVerification,
  async toOwnDetail(db, personId, row, verification) {
    return {
      ...verification,
      history: verification.signedOut
        ? verification.history.map(withoutSender)
        : verification.history,
      receipts: await readReceipts(db, row.id),
      paid: await readPaid(db, row.id),
      counted: await isCounted(db, row.id),
      quote: await findNamedQuote(db, row.quote_reference, personId),
    };
  },
  toSummary: (row, queue) => ({
    ...toVerification(row),
    ...queue,
    codeKnown: row.code_known,
    codeIsNumber: isCaseNumber(spellNumber(row.code)),
    receiptCount: row.receipt_count,
  }),
  async toDetail(db, agent, row, verification) {
    return { ...verification, ...(await findStaffParts(db, agent, row)) };
  },
  confirming: ['approved', 'completed'],
  csv: verificationCsv,
  calls: verificationCaseCalls,
  async checkStatus(tx, decision) {
    const { row, status } = decision;
    if (!isApproved(status)) await refusePaid(tx, row.id);
    else if (!isApproved(row.status)) await requireWords(tx, decision);
  },
  onStatus: (_, { row, status }) => ({ processed_at: decidedAt(status, row.processed_at) }),
  mails: {
    status: async (row, { status, note, config, tx }) => {
      const counted = await isCounted(tx, row.id);
      const order = await orderOfClaim(tx, row);
      return verificationStatusMail(row, { status, note, counted, order }, config);
    },
    async answer(row, { text, config, tx }) {
      const [order, known] = await together(
        orderOfClaim(tx, row),
        ownsAddress(tx, { personId: row.person_id, email: row.email }),
      );
      const told = { text: known ? text : undefined, link: order?.path };
      return verificationAnswerMail(row, told, config);
    },
    question: verificationQuestionMail,
    toStaff: verificationMailToStaff,
  },
};

/** Throws AppError where its payment is in the ledger, so that it stays approved. */
async function refusePaid(tx: Tx, id: string): Promise<void> {
  if (await isCounted(tx, id)) throw new AppError(verificationErrors.claimPaid);
}

/** Throws AppError where it names an order, no payment was recorded, and nobody says what was verified. */
async function requireWords(
  tx: Tx,
  { agent, row, note, language }: StatusDecision<VerificationTypes>,
): Promise<void> {
  if (note || (await isCounted(tx, row.id))) return;
  const named = await findNamed(tx, agent, row);
  if (!named || !(await isOrder(tx, named.id))) return;
  const kind = verificationErrors.wordsNeeded;
  throw new AppError(kind, { fields: { note: kind.message[language] } });
}

/** Closing a decided verification keeps the moment of the decision. */
function decidedAt(status: VerificationStatus, before: Date | null): Date | null {
  if (isUndecided(status)) return null;
  return status === 'completed' && before ? before : sharedNow();
}
