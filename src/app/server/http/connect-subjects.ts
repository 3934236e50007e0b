import { followPerson } from '#features/home/profile/server/follow-person.ts';
import { checkConsent } from '#features/orders/offers/customs/server/consent-check.ts';
import { claimsOfOrder } from '#features/orders/offers/server/money/claims.ts';
import {
  claimOf,
  readClaims,
  readRefusedClaims,
} from '#features/payments/verifications/server/claims-of-order.ts';
import { findVerificationsOf } from '#features/payments/verifications/server/staff/verifications-of-quote.ts';
import { onNewAddress } from '#features/people/accounts/server/new-address.ts';
import { readReferences } from '#features/requests/quotes/server/quote-access.ts';
import { checkExportPapers } from '#features/shipping/export-file/server/export-papers-check.ts';
import { stageChecks } from '#features/shipping/units/server/stage-checks.ts';
import { holders } from '#features/shop/catalogue/server/holders.ts';
import { connectRetention } from './connect-retention.ts';

/**
 * Gives earlier subjects the facts that only later ones know: imports point from later subjects to
 * earlier ones, never back. A second call changes nothing.
 */
export function connectSubjects(): void {
  onNewAddress.register(followPerson);
  claimsOfOrder.register({
    claim: claimOf,
    read: readClaims,
    readRefused: readRefusedClaims,
    findVerifications: findVerificationsOf,
  });
  holders.register({ read: readReferences });
  stageChecks.shipped.register(checkExportPapers);
  stageChecks.ready.register(checkConsent);
  connectRetention();
}
