import { api } from '#api.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { draftName } from '#platform/browser/drafts.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import { type FormFields, toRequest } from '../../form-problems.ts';
import { verificationMessages } from '../../messages.ts';
import type { NewVerification } from '../../schema.ts';
import { takeOverDraft, unsentSubjects } from '../../verification-drafts.ts';
import { takeProof } from './proof-of-work.ts';
import { saveSentTicket } from './sent-ticket-store.ts';
import { openSubmitter, type Submitter } from './submitter.ts';

type SubmitterContext = Pick<App, 'call' | 'language' | 'person'>;

const newSubject = 'new';

/** Takes the form of `/verify` to the server. */
export function newVerificationSubmitter({ call, language, person }: SubmitterContext): Submitter {
  const t = verificationMessages[language];
  const send = async (body: NewVerification, key: string) =>
    call(api.createVerification, { body: { ...body, proof: await takeProof(call) }, key });
  const name = draftName(person?.id ?? '', newSubject);
  if (person) takeOverDraft(draftName('', newSubject), name);
  return openSubmitter({
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
    onDone: (created, { email = '' }) => {
      if (!created) return;
      const { ticketId, mailed, dueAt } = created;
      saveSentTicket({ ticketId, email, dueAt, mailed, personId: person?.id ?? '' });
      toast({ title: t.done, ...(mailed && { description: t.doneText }), tone: 'success' });
    },
    onFailed: () => sayFailed(language),
  });
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
    if (subject === newSubject) newVerificationSubmitter(context);
    else resendSubmitter(subject, context);
  }
}

/** What failed, as a toast; what the server says of it stands in the form. */
function sayFailed(language: App['language']): void {
  const t = verificationMessages[language];
  toast({ title: t.failed, description: t.failedText, tone: 'danger' });
}
