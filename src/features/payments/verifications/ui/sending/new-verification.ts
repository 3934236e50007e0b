import { api } from '#api.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { draftName } from '#platform/browser/drafts.ts';
import { type FormFields, toRequest } from '../../form-problems.ts';
import { verificationTexts } from '../../messages.ts';
import { newSubject, takeOverDraft } from '../../verification-drafts.ts';
import { withProof } from './proof-of-work.ts';
import { storedTicketOf } from './sent-ticket-store.ts';
import { openSubmitter, type Submitter, type SubmitterContext } from './submitter.ts';

export function newVerificationSubmitter({ call, language, person }: SubmitterContext): Submitter {
  const t = verificationTexts[language];
  const name = draftName(person?.id ?? '', newSubject);
  if (person) takeOverDraft(draftName('', newSubject), name);
  return openSubmitter({
    name,
    call,
    language,
    post: async ({ fields, receipts, key }) => {
      // Only the form of `/verify` writes this draft.
      const body = { ...toRequest(fields as FormFields), receipts };
      return withProof(call, (proof) =>
        call(api.createVerification, { body: { ...body, proof }, key }),
      );
    },
    onDone: (created, { email = '' }) => {
      if (!created) return;
      const { ticketId, mailed, dueAt } = created;
      storedTicketOf(person?.id).save({ ticketId, email, dueAt, mailed });
      toast({ title: t.done, ...(mailed && { description: t.doneText }), tone: 'success' });
    },
  });
}
