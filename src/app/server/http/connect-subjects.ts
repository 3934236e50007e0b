import { onNewAddress } from '#features/accounts/server/new-address.ts';
import { holders } from '#features/catalogue/server/holders.ts';
import { checkExportPapers } from '#features/export-file/server/export-papers-check.ts';
import { hasWaitingAct } from '#features/handover/server/list-handovers.ts';
import { orderSource } from '#features/ledger/server/order-source.ts';
import { checkConsent } from '#features/offers/customs/server/consent-check.ts';
import { agreementOf } from '#features/offers/server/agreement.ts';
import { moveHolds, moveHoldsBack } from '#features/offers/server/holds/holds-of-quote.ts';
import { customsIsOpen, newestOffer } from '#features/offers/server/offer-of-quote.ts';
import { followPerson } from '#features/profile/server/follow-person.ts';
import { laterFacts } from '#features/quotes/server/later-facts.ts';
import { readOrdersForCredit, referenceOf } from '#features/quotes/server/orders-of-customer.ts';
import { readReferences } from '#features/quotes/server/quote-access.ts';
import { statusHook } from '#features/quotes/server/status-hook.ts';
import { checkGoods } from '#features/shipping/server/goods-allow-status.ts';
import { hasStuckUnit } from '#features/shipping/server/read-units.ts';
import { stageChecks } from '#features/shipping/server/stage-checks.ts';
import {
  claimOf,
  readClaims,
  readRefusedClaims,
} from '#features/verifications/server/claims-of-order.ts';
import { findVerificationsOf } from '#features/verifications/server/staff/verifications-of-quote.ts';
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
