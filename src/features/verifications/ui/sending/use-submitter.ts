import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRequestState } from '#platform/browser/use-pending-request.ts';
import { type App, useApp } from '#web/app-context.ts';
import type { Receipt } from '../receipts/receipt-uploads.ts';
import type { Submitter } from './submitter.ts';

const noReceipts: readonly Receipt[] = [];
const never = () => () => undefined;

/** A submitter and how it goes; there is none on the server. `find` must stay the same function. */
export function useSubmitter(find: (app: Pick<App, 'call' | 'language' | 'person'>) => Submitter) {
  const { call, language, person } = useApp();
  const [submitter, setSubmitter] = useState<Submitter>();
  useEffect(() => {
    setSubmitter(find({ call, language, person }));
  }, [find, call, language, person]);
  const { phase, error, answered } = useRequestState(submitter);
  const receipts = useSyncExternalStore(
    submitter?.uploads.subscribe ?? never,
    submitter?.uploads.current ?? (() => noReceipts),
    () => noReceipts,
  );
  // A file that waits for the connection holds up what was sent with it.
  const stuck = phase === 'sending' && receipts.some((each) => each.state === 'waiting');
  return { submitter, receipts, phase: stuck ? ('waiting' as const) : phase, error, answered };
}
