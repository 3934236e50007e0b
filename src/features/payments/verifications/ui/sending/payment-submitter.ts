import { api } from '#api.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { draftName } from '#platform/browser/drafts.ts';
import { paidFieldTexts } from '../../paid-messages.ts';
import { toClaim } from '../../payment-form.ts';
import { withProof } from './proof-of-work.ts';
import { storedTicketOf } from './sent-ticket-store.ts';
import { openSubmitter, type Submitter, type SubmitterContext } from './submitter.ts';

export const paymentPrefix = 'pago-';
/** The first part of a token, which opens nothing. The id of an order is longer. */
const tokenStart = 8;

/** One's own order, or a link, whose token is stored nowhere. */
export type PaymentPlace = { order: string } | { token: string };

/** Names the draft. */
export function paymentSubject(place: PaymentPlace): string {
  return `${paymentPrefix}${'order' in place ? place.order : place.token.slice(0, tokenStart)}`;
}

export function isOfLink(subject: string): boolean {
  return subject.startsWith(paymentPrefix) && subject.length <= paymentPrefix.length + tokenStart;
}

export function paymentSubmitter(
  place: PaymentPlace,
  { call, language, person }: SubmitterContext,
): Submitter {
  const t = paidFieldTexts[language];
  const subject = paymentSubject(place);
  return openSubmitter({
    name: draftName(person?.id ?? '', subject),
    call,
    language,
    post: ({ fields, receipts, key }) => {
      const claim = { ...toClaim(fields), receipts };
      return withProof(call, (proof) => {
        const body = { ...claim, proof };
        return 'order' in place
          ? call(api.claimPayment, { params: { id: place.order }, body, key })
          : call(api.claimPaymentByLink, { params: { token: place.token }, body, key });
      });
    },
    onDone: (created) => {
      if (!created) return;
      const { ticketId, mailed, dueAt } = created;
      storedTicketOf(person?.id).save({ ticketId, email: '', dueAt, mailed, subject });
      toast({ title: t.sent, tone: 'success' });
    },
  });
}
