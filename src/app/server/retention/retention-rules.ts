import { mailRetention } from '#features/office/mails/server/retention-rules.ts';
import { documentRetention } from '#features/papers/documents/server/retention-rules.ts';
import { matchingRetention } from '#features/payments/matching/server/retention-rules.ts';
import { verificationRetention } from '#features/payments/verifications/server/retention-rules.ts';
import { accountRetention } from '#features/people/accounts/server/retention-rules.ts';
import { quoteRetention } from '#features/requests/quotes/server/retention-rules.ts';
import { exportFileRetention } from '#features/shipping/export-file/server/retention-rules.ts';
import { handoverRetention } from '#features/shipping/handover/server/retention-rules.ts';
import { screeningRetention } from '#features/shipping/screening/server/retention-rules.ts';
import { shippingRetention } from '#features/shipping/units/server/retention-rules.ts';
import { catalogueRetention } from '#features/shop/catalogue/server/retention-rules.ts';
import type { RetentionRules } from '#platform/retention/rules.ts';

/** The rules of all subjects, in the order in which they erase. */
export const retentionRules: readonly RetentionRules[] = [
  // First: what else is erased may hang on a quotation, such as a line of a bank.
  quoteRetention,
  verificationRetention,
  mailRetention,
  accountRetention,
  matchingRetention,
  catalogueRetention,
  handoverRetention,
  // These erase nothing of their own: they name files, or say what has to stay.
  shippingRetention,
  documentRetention,
  exportFileRetention,
  screeningRetention,
];
