import { api } from '#api.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { draftName } from '#platform/browser/drafts.ts';
import { ownVerificationTexts, verificationTexts } from '../../messages.ts';
import { openSubmitter, type Submitter, type SubmitterContext } from './submitter.ts';

export function resendSubmitter(
  id: string,
  { call, language, person }: SubmitterContext,
): Submitter {
  const t = verificationTexts[language];
  return openSubmitter({
    name: draftName(person?.id ?? '', id),
    call,
    language,
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
      toast({
        title: t.done,
        description: ownVerificationTexts[language].resendDone,
        tone: 'success',
      });
    },
  });
}
