import { offerErrors } from '#features/orders/offers/errors.ts';
import { LinkToken } from '#features/orders/offers/schema.ts';
import { ownCaseCalls } from '#features/requests/cases/own-case-calls.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { fileErrors } from '#features/requests/uploads/errors.ts';
import { get, post } from '#platform/calls/contract.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { verificationErrors } from './errors.ts';
import {
  Challenge,
  NewVerification,
  ReceiptAddress,
  ResentVerification,
  SentAddress,
  SentClaim,
  SentTicket,
  Verification,
  VerificationCreated,
  VerificationDetail,
} from './schema.ts';

const { leaveEmpty, proofInvalid, keyReused, notRejected, verificationNotFound } =
  verificationErrors;
const claimErrors = [
  ...fileErrors,
  offerErrors.notAccepted,
  proofInvalid,
  keyReused,
  tooManyRequests,
] as const;

export const verificationChallenge = get('/api/verifications/challenge', {
  summary: 'A task that a browser solves before it sends a verification',
  access: 'anyone',
  response: Challenge,
});
/** Anyone may send a verification. Its receipts are uploaded before it. */
export const createVerification = post('/api/verifications', {
  access: 'anyone',
  body: NewVerification,
  key: true,
  response: VerificationCreated,
  status: 201,
  errors: [
    ...fileErrors,
    leaveEmpty,
    verificationErrors.exampleCode,
    proofInvalid,
    keyReused,
    tooManyRequests,
  ],
});
// “Ya pagué”, from the account, or by the link of the customer or of the person who pays.
export const claimPayment = post('/api/quotes/:id/pago', {
  summary: 'Say that an own order was paid',
  access: 'signed-in',
  body: SentClaim,
  key: true,
  response: VerificationCreated,
  status: 201,
  errors: [...claimErrors, quoteErrors.quoteNotFound],
});
export const claimPaymentByLink = post('/api/links/:token/pago', {
  summary: 'Say that an order was paid, by a link',
  access: 'anyone',
  params: LinkToken,
  body: SentClaim,
  key: true,
  response: VerificationCreated,
  status: 201,
  errors: [...claimErrors, offerErrors.notFound],
});
export const findSentTicket = get('/api/verifications/sent/:token', {
  summary: 'The ticket of a verification that was sent without signing in',
  access: 'anyone',
  params: SentAddress,
  response: SentTicket,
});
export const {
  list: listMyVerifications,
  find: findMyVerification,
  write: writeAboutMyVerification,
} = ownCaseCalls('/api/verifications', {
  own: Verification,
  detail: VerificationDetail,
  notFound: verificationNotFound,
});
export const resendVerification = post('/api/verifications/:id/resend', {
  summary: 'Send a rejected verification again, on the same ticket',
  access: 'signed-in',
  body: ResentVerification,
  key: true,
  response: VerificationDetail,
  errors: [...fileErrors, verificationNotFound, notRejected, keyReused, tooManyRequests],
});
/** A file: `callAddress` gives its `src` or `href`. */
export const showMyReceipt = get('/api/verifications/:id/receipts/:receiptId', {
  access: 'signed-in',
  params: ReceiptAddress,
  response: undefined,
  errors: [verificationNotFound],
});
