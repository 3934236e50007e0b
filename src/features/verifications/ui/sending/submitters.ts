import { api } from '#api.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { draftName } from '#platform/browser/drafts.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import { type FormFields, toRequest } from '../../form-problems.ts';
import { verificationMessages } from '../../messages.ts';
import { paidTexts } from '../../paid-messages.ts';
import { toClaim } from '../../payment-form.ts';

import { takeOverDraft, unsentSubjects } from '../../verification-drafts.ts';
import { takeProof } from './proof-of-work.ts';
import { saveSentTicket } from './sent-ticket-store.ts';
import { openSubmitter, type Submitter } from './submitter.ts';

type SubmitterContext = Pick<App, 'call' | 'language' | 'person'>;

const newSubject = 'new';
const paymentPrefix = 'pago-';

/** Takes the form of `/verify` to the server. */
export function newVerificationSubmitter({ call, language, person }: SubmitterContext): Submitter {
  const t = verificationMessages[language];
  const name = draftName(person?.id ?? '', newSubject);
  if (person) takeOverDraft(draftName('', newSubject), name);
  return openSubmitter({
    name,
    call,
    post: async ({ fields, receipts, key }) => {
      // The form is the only one that fills this draft.
      const body = { ...toRequest(fields as FormFields), receipts };
      return withProof(call, (proof) =>
        call(api.createVerification, { body: { ...body, proof }, key }),
      );
    },
    onDone: (created, { email = '' }) => {
      if (!created) return;
      const { ticketId, mailed, dueAt } = created;
      saveSentTicket({ ticketId, email, dueAt, mailed, personId: person?.id ?? '' });
      toast({ title: t.done, ...(mailed && { description: t.doneText }), tone: 'success' });
    },
    onFailed: () => sayFailed(language),
  });
}

/** Where somebody says that they paid: on their own order, or by a link, which is stored nowhere. */
export type PaymentPlace = { order: string } | { token: string };

/** What the draft is called: part of a link opens nothing. */
export function paymentSubject(place: PaymentPlace): string {
  return `${paymentPrefix}${'order' in place ? place.order : place.token.slice(0, 8)}`;
}

/** Takes "Ya pagué" to the server. */
export function paymentSubmitter(
  place: PaymentPlace,
  { call, language, person }: SubmitterContext,
): Submitter {
  const t = paidTexts[language];
  const subject = paymentSubject(place);
  return openSubmitter({
    name: draftName(person?.id ?? '', subject),
    call,
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
      const of = { personId: person?.id ?? '', subject };
      saveSentTicket({ ticketId, email: '', dueAt, mailed, ...of });
      toast({ title: t.sent, tone: 'success' });
    },
    onFailed: () => sayFailed(language),
  });
}

/** Should the form have taken long to write, the work is done once more, and nobody has to know. */
async function withProof<T>(
  call: App['call'],
  send: (proof: Awaited<ReturnType<typeof takeProof>>) => Promise<T>,
): Promise<T> {
  try {
    return await send(await takeProof(call));
  } catch (error) {
    if (!(error instanceof ApiError && error.answer.code === 'proof_invalid')) throw error;
    return send(await takeProof(call));
  }
}

/** Takes a rejected verification to the server once more, on the same ticket. */
export function resendSubmitter(
  id: string,
  { call, language, person }: SubmitterContext,
): Submitter {
  const t = verificationMessages[language];
  return openSubmitter({
    name: draftName(person?.id ?? '', id),
    call,
    post: async ({ fields, receipts, key }) => {
      const code = fields.verificationCode?.trim();
      const body = {
        ...(code && { verificationCode: code }),
        comment: fields.comment?.trim() || null,
        receipts,
      };
      await call(api.resendVerification, { params: { id }, body, key });
      return undefined;
    },
    onDone: () => {
      toast({ title: t.done, description: t.resendDone, tone: 'success' });
    },
    onFailed: () => sayFailed(language),
  });
}

/** Goes on with whatever this person sent from this phone and that was not answered. */
export function resumeUnsent(context: SubmitterContext): void {
  for (const subject of unsentSubjects(context.person?.id ?? '')) {
    const order = subject.startsWith(paymentPrefix) ? subject.slice(paymentPrefix.length) : '';
    if (subject === newSubject) newVerificationSubmitter(context);
    // What was sent by a link goes on where that is open.
    else if (order) order.length > 8 && paymentSubmitter({ order }, context);
    else resendSubmitter(subject, context);
  }
}

/** What failed, as a toast; what the server says of it stands in the form. */
function sayFailed(language: App['language']): void {
  const t = verificationMessages[language];
  toast({ title: t.failed, description: t.failedText, tone: 'danger' });
}
