import type { NewMessage, OwnCasesQuery } from '#features/cases/schema.ts';
import { get, post, put } from '#platform/calls/contract.ts';
import type {
  Challenge,
  NewVerification,
  ResentVerification,
  SentClaim,
  SentTicket,
  UploadState,
  Verification,
  VerificationCreated,
  VerificationDetail,
} from './schema.ts';

export const verificationCalls = {
  // Anyone may send a verification. Its receipts are uploaded before it, in parts.
  verificationChallenge: get<Challenge>('/api/verifications/challenge'),
  receiptState: get<UploadState, { params: { uploadId: string } }>(
    '/api/verifications/receipts/:uploadId',
  ),
  sendReceiptPart: put<UploadState, { params: { uploadId: string; part: string }; bytes: Blob }>(
    '/api/verifications/receipts/:uploadId/:part',
  ),
  createVerification: post<VerificationCreated, { body: NewVerification; key: string }>(
    '/api/verifications',
  ),
  // “Ya pagué”, from the account, or by the link of the customer or of the person who pays.
  claimPayment: post<VerificationCreated, { params: { id: string }; body: SentClaim; key: string }>(
    '/api/quotes/:id/pago',
  ),
  claimPaymentByLink: post<
    VerificationCreated,
    { params: { token: string }; body: SentClaim; key: string }
  >('/api/links/:token/pago'),
  findSentTicket: get<SentTicket, { params: { token: string } }>('/api/verifications/sent/:token'),
  listMyVerifications: get<Verification[], { query?: OwnCasesQuery }>('/api/verifications/user'),
  findMyVerification: get<VerificationDetail, { params: { id: string } }>('/api/verifications/:id'),
  resendVerification: post<
    VerificationDetail,
    { params: { id: string }; body: ResentVerification; key: string }
  >('/api/verifications/:id/resend'),
  writeAboutMyVerification: post<
    VerificationDetail,
    { params: { id: string }; body: NewMessage; key: string }
  >('/api/verifications/:id/messages'),
  // A file: `callAddress` gives its `src` or `href`.
  showMyReceipt: get<never, { params: { id: string; receiptId: string } }>(
    '/api/verifications/:id/receipts/:receiptId',
  ),
};
