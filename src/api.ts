import { accountCalls } from '#features/accounts/calls.ts';
import { catalogueCalls } from '#features/catalogue/calls.ts';
import { checkCalls } from '#features/check/calls.ts';
import { companyCalls } from '#features/company/calls.ts';
import { documentCalls } from '#features/documents/calls.ts';
import { handoverCalls } from '#features/handover/calls.ts';
import { noticeCalls } from '#features/notices/calls.ts';
import { offerCalls } from '#features/offers/calls.ts';
import { profileCalls } from '#features/profile/calls.ts';
import { quoteCalls } from '#features/quotes/calls.ts';
import { reviewCalls } from '#features/reviews/calls.ts';
import { shippingCalls } from '#features/shipping/calls.ts';
import { signedActCalls } from '#features/signed-acts/calls.ts';
import { verificationCalls } from '#features/verifications/calls.ts';

/**
 * Every call that customers may make, by name; each feature describes its own in `calls.ts`: method,
 * path, input and response. Only types and addresses stand there, so that all calls together cost the
 * browser a few hundred bytes; the schemas are on the server.
 */
export const api = {
  ...companyCalls,
  ...accountCalls,
  ...catalogueCalls,
  ...noticeCalls,
  ...quoteCalls,
  ...shippingCalls,
  ...handoverCalls,
  ...offerCalls,
  ...reviewCalls,
  ...documentCalls,
  ...verificationCalls,
  ...signedActCalls,
  ...checkCalls,
  ...profileCalls,
};
