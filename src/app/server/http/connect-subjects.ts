import { followPerson } from '#features/home/profile/server/follow-person.ts';
import { orderSource } from '#features/orders/offers/server/money/claims.ts';
import { checkConsent } from '#features/orders/offers/customs/server/consent-check.ts';
import { agreementOf } from '#features/orders/offers/server/money/agreement.ts';
import { moveHolds, moveHoldsBack } from '#features/orders/offers/server/holds/holds-of-quote.ts';
import { customsIsOpen, newestOffer } from '#features/orders/offers/server/offer-of-quote.ts';
import {
  claimOf,
  readClaims,
  readRefusedClaims,
} from '#features/payments/verifications/server/claims-of-order.ts';
import { findVerificationsOf } from '#features/payments/verifications/server/staff/verifications-of-quote.ts';
import { onNewAddress } from '#features/people/accounts/server/new-address.ts';
import { laterFacts } from '#features/requests/quotes/server/later-facts.ts';
import {
  readOrdersForCredit,
  referenceOf,
} from '#features/orders/offers/server/money/orders-of-customer.ts';
import { readReferences } from '#features/requests/quotes/server/quote-access.ts';
import { statusHook } from '#features/requests/quotes/server/status-hook.ts';
import { checkExportPapers } from '#features/shipping/export-file/server/export-papers-check.ts';
import { hasWaitingAct } from '#features/shipping/handover/server/list-handovers.ts';
import { checkGoods } from '#features/shipping/units/server/goods-allow-status.ts';
import { hasStuckUnit } from '#features/shipping/units/server/read-units.ts';
import { stageChecks } from '#features/shipping/units/server/stage-checks.ts';
import { holders } from '#features/shop/catalogue/server/holders.ts';
import { connectRetention } from './connect-retention.ts';

/**
 * Gives earlier subjects the facts that only later ones know: imports point from later subjects to
 * earlier ones, never back. A second call changes nothing.
 */
export function connectSubjects(): void {
  onNewAddress.register(followPerson);
  orderSource.register({
    agreement: agreementOf,
    reference: referenceOf,
    claim: claimOf,
    readClaims,
    readRefusedClaims,
    readOrdersForCredit,
  });
  laterFacts.register({
    findVerifications: findVerificationsOf,
    newestOffer,
    customsIsOpen,
    hasWaitingAct,
    hasStuckUnit,
  });
  holders.register({ read: readReferences });
  statusHook.register({ check: checkGoods, moved: moveHolds, movedBack: moveHoldsBack });
  stageChecks.shipped.register(checkExportPapers);
  stageChecks.ready.register(checkConsent);
  connectRetention();
}
