import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRequestState } from '#platform/browser/use-pending-request.ts';
import { useApp } from '#web/app-context.ts';
import type { UploadedReceipt } from '../receipts/receipt-uploads.ts';
import { restoreVerificationForm } from './form-values.ts';
import type { Submitter, SubmitterContext } from './submitter.ts';

const noReceipts: readonly UploadedReceipt[] = [];
const subscribeToNothing = () => () => undefined;

interface SendingFormOptions {
  /** Must stay the same function. */
  find: (context: SubmitterContext) => Submitter;
  /** The names of the text fields; by default those of the form of `/verify`. */
  fields?: readonly string[];
  /** False for a form that came back with an error: the draft stays out of its fields. */
  restores?: boolean;
  receiptProblem?: string | undefined;
}

export type SendingForm = ReturnType<typeof useSendingForm>;

/** Gives a form that sends receipts its draft, its uploads, and how far it is. */
export function useSendingForm(options: SendingFormOptions) {
  const { find, fields, restores = true } = options;
  const { call, language, person } = useApp();
  const form = useRef<HTMLFormElement>(null);
  const [receiptProblem, setReceiptProblem] = useState(options.receiptProblem);
  // The server has no submitter. What was typed is there before the form can be seen without it.
  const [submitter, setSubmitter] = useState<Submitter>();
  useLayoutEffect(() => {
    setSubmitter(find({ call, language, person }));
  }, [find, call, language, person]);
  useLayoutEffect(() => {
    if (!submitter || !form.current || !restores) return;
    restoreVerificationForm(form.current, submitter.savedFields(), fields);
  }, [submitter, restores, fields]);
  const { phase, error, answered } = useRequestState(submitter);
  const receipts = useSyncExternalStore(
    submitter?.uploads.subscribe ?? subscribeToNothing,
    submitter?.uploads.current ?? (() => noReceipts),
    () => noReceipts,
  );
  // A file that waits for the connection makes the whole form wait.
  const waits = phase === 'sending' && receipts.some(({ state }) => state === 'waiting');
  return {
    form,
    submitter,
    receipts,
    phase: waits ? ('waiting' as const) : phase,
    locked: phase !== 'idle',
    error,
    answered,
    receiptProblem,
    setReceiptProblem,
  };
}
