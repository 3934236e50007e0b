import { api } from '#api.ts';
import { answerDue } from '#features/company/support-hours.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import { adoptDraft, draftName, unsentSubjects } from '../draft-store.ts';
import { type FormFields, toRequest } from '../form-problems.ts';
import { verificationMessages } from '../messages.ts';
import type { NewVerification } from '../schema.ts';
import { type Courier, courierOf } from './courier.ts';
import { takeProof } from './proof-of-work.ts';
import { keepSentTicket } from './sent-ticket-store.ts';

type Known = Pick<App, 'call' | 'language' | 'person'>;

const newSubject = 'new';

/** Takes the form of `/verify` to the server. */
export function newVerificationCourier({ call, language, person }: Known): Courier {
  const t = verificationMessages[language];
  const send = async (body: NewVerification, key: string) =>
    call(api.createVerification, { body: { ...body, proof: await takeProof(call) }, key });
  const name = draftName(person?.id ?? '', newSubject);
  if (person) adoptDraft(draftName('', newSubject), name);
  return courierOf({
    name,
    call,
    post: async ({ fields, receipts, key }) => {
      // The form is the only one that fills this draft.
      const body = { ...toRequest(fields as FormFields), receipts };
      try {
        return await send(body, key);
      } catch (error) {
        // It took long to write: the work is done once more, and nobody has to know.
        if (error instanceof ApiError && error.answer.code === 'proof_invalid') {
          return send(body, key);
        }
        throw error;
      }
    },
    onDone: ({ ticketId, mailed }, { email = '' }) => {
      const dueAt = answerDue(new Date()).toISOString();
      keepSentTicket({ ticketId, email, dueAt, mailed, personId: person?.id ?? '' });
      toast({ title: t.done, ...(mailed && { description: t.doneText }), tone: 'success' });
    },
    onFailed: () => sayFailed(language),
  });
}

/** Takes a rejected verification to the server once more, on the same ticket. */
export function resendCourier(id: string, { call, language, person }: Known): Courier {
  const t = verificationMessages[language];
  return courierOf({
    name: draftName(person?.id ?? '', id),
    call,
    post: ({ fields, receipts, key }) => {
      const code = fields.verificationCode?.trim();
      const body = {
        ...(code && { verificationCode: code }),
        comment: fields.comment?.trim() || null,
        receipts,
      };
      return call(api.resendVerification, { params: { id }, body, key });
    },
    onDone: () => {
      toast({ title: t.done, description: t.resendDone, tone: 'success' });
    },
    onFailed: () => sayFailed(language),
  });
}

/** Goes on with whatever this person sent from this phone and that was not answered. */
export function resumeUnsent(known: Known): void {
  for (const subject of unsentSubjects(known.person?.id ?? '')) {
    if (subject === newSubject) newVerificationCourier(known);
    else resendCourier(subject, known);
  }
}

/** What failed, as a toast; what the server says of it stands in the form. */
function sayFailed(language: App['language']): void {
  const t = verificationMessages[language];
  toast({ title: t.failed, description: t.failedText, tone: 'danger' });
}
