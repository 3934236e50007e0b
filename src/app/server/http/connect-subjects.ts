import { checkPapers } from '#features/export-file/server/papers-check.ts';
import { hasWaitingAct } from '#features/handover/server/list-handovers.ts';
import { checkConsent } from '#features/offers/customs/server/consent-check.ts';
import { registerLaterFacts } from '#features/quotes/server/later-facts.ts';
import { hasStuckUnit } from '#features/shipping/server/read-units.ts';
import { registerStageCheck } from '#features/shipping/server/stage-checks.ts';
import { findVerificationsOf } from '#features/verifications/server/staff/verifications-of-quote.ts';

/**
 * Gives earlier subjects the facts that only later ones know: imports point from later subjects to
 * earlier ones, never back. A second call changes nothing.
 */
export function connectSubjects(): void {
  registerLaterFacts({ findVerifications: findVerificationsOf, hasWaitingAct, hasStuckUnit });
  registerStageCheck('shipped', checkPapers);
  registerStageCheck('ready', checkConsent);
}
