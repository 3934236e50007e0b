import { checkConsent } from '#features/orders/offers/customs/server/consent-check.ts';
import { followUnits } from '#features/orders/offers/server/follow-facts.ts';
import { claimsOfOrder } from '#features/orders/offers/server/money/claims.ts';
import { checkPaidBefore } from '#features/orders/offers/server/money/plan-binds.ts';
import {
  claimOf,
  readAnsweredClaims,
  waitingClaims,
} from '#features/payments/verifications/server/claims-of-order.ts';
import { findVerificationsOf } from '#features/payments/verifications/server/staff/verifications-of-quote.ts';
import { readReferences } from '#features/requests/quotes/server/quote-access.ts';
import { checkExportPapers } from '#features/shipping/export-file/server/export-papers-check.ts';
import { stageRules } from '#features/shipping/units/server/stage-rules.ts';
import { holders } from '#features/shop/catalogue/server/holders.ts';

/**
 * Fills in the three places where an area needs what only a later one knows; whatever merely composes
 * imports what it composes. A second call changes nothing.
 */
export function composeAreas(): void {
  // What an order reads of its claims: payments answer with the whole order, and so stand after it.
  claimsOfOrder.register({
    claim: claimOf,
    waiting: waitingClaims,
    readAnswered: readAnsweredClaims,
    findVerifications: findVerificationsOf,
  });
  // A product's refusal names the quotations that hold it, and quotations know products.
  holders.register({ read: readReferences });
  // Papers, money and consent know units, and every move of a unit passes one check; orders follow it.
  stageRules.register({
    bought: [checkPaidBefore.bought],
    shipped: [checkExportPapers, checkPaidBefore.shipped],
    ready: [checkConsent],
    moved: followUnits,
  });
}
