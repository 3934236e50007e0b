import type { ActionName } from '#features/orders/progress/progress-messages.ts';
import { href } from '#routes.ts';
import { staffQuoteHref, staffRoutes, staffVerificationHref } from '#staff-routes.ts';
import type { StaffQuoteDetail } from '../../schema.ts';

type ActedOn = Pick<StaffQuoteDetail, 'id' | 'referenceNumber' | 'verifications'>;

const offer = ({ id }: ActedOn) => href(staffRoutes.staffOffer, { id });
const money = ({ id }: ActedOn) => staffQuoteHref(id, 'money');
const history = ({ id }: ActedOn) => staffQuoteHref(id, 'history');
const units = ({ referenceNumber: q }: ActedOn) =>
  href(staffRoutes.staffUnits, {}, { queue: 'all', q });

const places: Partial<Record<ActionName, (order: ActedOn) => string>> = {
  answerMessage: history,
  prepareOffer: offer,
  checkHold: offer,
  sayWhereToPay: () => href(staffRoutes.staffPayments),
  findPayment: claim,
  countCash: money,
  moveCredit: money,
  refund: money,
  buy: units,
  moveUnits: units,
  releaseUnits: units,
  askForNews: units,
  confirmAct: () => href(staffRoutes.staffHandovers),
  handOver: units,
};

/** The claim that waits; without one, the lines of the bank. */
function claim({ verifications }: ActedOn): string {
  const waiting = verifications.find(({ state }) => state === 'open');
  return waiting ? staffVerificationHref(waiting.id) : href(staffRoutes.staffMatching);
}

/** Where staff do it. What only others do is said in its history. */
export function placeOfAction(action: ActionName, order: ActedOn): string {
  return (places[action] ?? history)(order);
}
