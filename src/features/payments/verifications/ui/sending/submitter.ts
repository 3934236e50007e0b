import { fileFieldAt, incompleteCode } from '#features/requests/uploads/upload-limits.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import type { Pending } from '#platform/browser/request-attempt.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import { verificationTexts } from '../../messages.ts';
import type { VerificationCreated } from '../../schema.ts';
import {
  findVerificationDraft,
  saveDraft,
  type VerificationRequest,
  verificationRequests,
} from '../../verification-drafts.ts';
import { receiptFiles } from '../receipts/receipt-files.ts';
import { createUploads } from '../receipts/receipt-uploads.ts';

export type SubmitterContext = Pick<App, 'call' | 'language' | 'person'>;

interface Submission extends Pick<App, 'call' | 'language'> {
  name: string;
  post: (request: Pending<VerificationRequest>) => Promise<VerificationCreated | undefined>;
  onDone: (created: VerificationCreated | undefined, fields: Record<string, string>) => void;
}

export type Submitter = ReturnType<typeof openSubmitter>;

const uploadsByDraft = new Map<string, ReturnType<typeof createUploads>>();

/** Sends a form with its receipts exactly once, also while other screens are open. */
export function openSubmitter({ name, call, language, post, onDone }: Submission) {
  const uploads = uploadsOf(name, call);
  const request = verificationRequests.open(name, {
    isSame: (before, now) => textOf(before) === textOf(now),
    retriesFailures: false,
    async prepare(before) {
      await uploads.settled();
      return { ...before, receipts: before.receipts.map(uploads.known) };
    },
    async send(ready) {
      try {
        return await post(ready);
      } catch (error) {
        // Not by `hasCode`: every page has this file, and would load that one's chunk too.
        if (!(error instanceof ApiError && error.answer.code === incompleteCode)) throw error;
        uploads.again();
        await uploads.settled();
        return post(ready);
      }
    },
    onAnswer(created, { fields }, first) {
      if (first) {
        saveDraft(name, undefined);
        uploads.clear();
      }
      onDone(created, fields);
    },
    onError(error) {
      const wrong = (error instanceof ApiError && error.answer.fields) || {};
      for (const at of uploads.all().keys()) {
        if (fileFieldAt(at) in wrong) uploads.fail(at);
      }
      sayFailed(language);
    },
  });
  return {
    ...request,
    uploads,
    submit(fields: Record<string, string>) {
      saveDraft(name, { ...findVerificationDraft(name), fields });
      void request.submit(() => ({ fields, receipts: uploads.all() }));
    },
    saveFields(fields: Record<string, string>) {
      saveDraft(name, { ...findVerificationDraft(name), fields });
    },
    savedFields: () => findVerificationDraft(name).fields,
  };
}

function uploadsOf(name: string, call: App['call']) {
  const uploads = uploadsByDraft.get(name) ?? createUploads(name, call);
  uploadsByDraft.set(name, uploads);
  void receiptFiles.removeOld();
  return uploads;
}

function textOf({ fields, receipts }: VerificationRequest): string {
  return JSON.stringify([fields, receipts.map(({ uploadId }) => uploadId)]);
}

function sayFailed(language: App['language']): void {
  const t = verificationTexts[language];
  toast({ title: t.failed, description: t.failedText, tone: 'danger' });
}
