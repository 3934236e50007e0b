import type { ServerCaseType } from '#features/cases/server/server-case-type.ts';
import { verificationCalls } from '#staff-api.ts';
import { verificationErrors } from '../errors.ts';
import {
  StaffVerification,
  StaffVerificationDetail,
  type StaffVerificationFilters,
  StaffVerificationQuery,
  type Verification,
  type VerificationDetail,
  type VerificationWire,
} from '../schema.ts';
import { type VerificationStatus, verificationType } from '../statuses.ts';
import { answerMail, statusMail } from './mails/customer-mails.ts';
import { questionMail } from './mails/staff-mails.ts';
import { findStaffParts } from './staff/staff-parts.ts';
import { verificationCsv } from './staff/verification-csv.ts';
import {
  byNobody,
  countColumns,
  findNamedQuote,
  ofCustomer,
  type ReadVerification,
  readReceipts,
  toOwnVerification,
  toVerification,
} from './store.ts';
import type { VerificationRow } from './tables.ts';

interface VerificationTypes extends VerificationWire {
  row: VerificationRow;
  readRow: ReadVerification;
  own: Verification;
  ownDetail: VerificationDetail;
  filters: StaffVerificationFilters;
}

export const verificationCases: ServerCaseType<VerificationTypes> = {
  ...verificationType,
  notFound: verificationErrors.verificationNotFound,
  nameOf: ({ ticket }) => ticket,
  emailOf: ({ email }) => email,
  ownedBy: ofCustomer,
  mostOwn: 200,
  columns: countColumns,
  toOwn: toOwnVerification,
  async toOwnDetail(db, personId, row, verification) {
    return {
      ...verification,
      history: verification.signedOut ? verification.history.map(byNobody) : verification.history,
      receipts: await readReceipts(db, row.id),
      quote: await findNamedQuote(db, row.quote_reference, personId),
    };
  },
  toListed: (row, queue) => ({
    ...toVerification(row),
    ...queue,
    codeKnown: row.code_known,
    receiptCount: row.receipt_count,
  }),
  async toDetail(db, agent, row, verification) {
    return { ...verification, ...(await findStaffParts(db, agent, row)) };
  },
  confirming: ['approved', 'completed'],
  csv: verificationCsv,
  calls: verificationCalls,
  schemas: {
    query: StaffVerificationQuery,
    listed: StaffVerification,
    detail: StaffVerificationDetail,
  },
  onStatus: (_, { row, status }) => ({ processed_at: decidedAt(status, row.processed_at) }),
  mails: {
    status: statusMail,
    answer: (row, { text, addressKnown }, config) =>
      answerMail(row, addressKnown ? text : undefined, config),
    question: questionMail,
  },
};

/** Closing a decided verification is no new decision. */
function decidedAt(status: VerificationStatus, before: Date | null): Date | null {
  if (status === 'pending' || status === 'processing') return null;
  return status === 'completed' && before ? before : new Date();
}
