import type { NewMessage, OwnCasesQuery } from '#features/requests/cases/schema.ts';
import { get, post } from '#platform/calls/contract.ts';
import type {
  Challenge,
  NewVerification,
  ResentVerification,
  SentClaim,
  SentTicket,
  Verification,
  VerificationCreated,
  VerificationDetail,
} from './schema.ts';

export const verificationChallenge = get<Challenge>('/api/verifications/challenge');
/** Anyone may send a verification. Its receipts are uploaded before it. */
export const createVerification = post<VerificationCreated, { body: NewVerification; key: string }>(
  '/api/verifications',
);
// “Ya pagué”, from the account, or by the link of the customer or of the person who pays.
export const claimPayment = post<
  VerificationCreated,
  { params: { id: string }; body: SentClaim; key: string }
>('/api/quotes/:id/pago');
export const claimPaymentByLink = post<
  VerificationCreated,
  { params: { token: string }; body: SentClaim; key: string }
>('/api/links/:token/pago');
export const findSentTicket = get<SentTicket, { params: { token: string } }>(
  '/api/verifications/sent/:token',
);
export const listMyVerifications = get<Verification[], { query?: OwnCasesQuery }>(
  '/api/verifications/user',
);
export const findMyVerification = get<VerificationDetail, { params: { id: string } }>(
  '/api/verifications/:id',
);
export const resendVerification = post<
  VerificationDetail,
  { params: { id: string }; body: ResentVerification; key: string }
>('/api/verifications/:id/resend');
export const writeAboutMyVerification = post<
  VerificationDetail,
  { params: { id: string }; body: NewMessage; key: string }
>('/api/verifications/:id/messages');
/** A file: `callAddress` gives its `src` or `href`. */
export const showMyReceipt = get<never, { params: { id: string; receiptId: string } }>(
  '/api/verifications/:id/receipts/:receiptId',
);
