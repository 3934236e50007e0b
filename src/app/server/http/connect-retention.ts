import { accountRetention } from '#features/accounts/server/retention-rules.ts';
import { documentRetention } from '#features/documents/server/retention-rules.ts';
import { exportFileRetention } from '#features/export-file/server/retention-rules.ts';
import { handoverRetention } from '#features/handover/server/retention-rules.ts';
import { mailRetention } from '#features/mails/server/retention-rules.ts';
import { matchingRetention } from '#features/matching/server/retention-rules.ts';
import { quoteRetention } from '#features/quotes/server/retention-rules.ts';
import { screeningRetention } from '#features/screening/server/retention-rules.ts';
import { shippingRetention } from '#features/shipping/server/retention-rules.ts';
import { verificationRetention } from '#features/verifications/server/retention-rules.ts';
import { retentionRules } from '#platform/retention/rules.ts';

/** Tells retention how long each subject keeps what. A second call changes nothing. */
export function connectRetention(): void {
  retentionRules.register([
    // First: what else is erased may hang on a quotation, such as a line of a bank.
    quoteRetention,
    verificationRetention,
    mailRetention,
    accountRetention,
    matchingRetention,
    handoverRetention,
    // These erase nothing of their own: they name files, or say what has to stay.
    shippingRetention,
    documentRetention,
    exportFileRetention,
    screeningRetention,
  ]);
}
