import { useEffect, useState } from 'react';
import { api } from '#api.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import { handoverRequestEntry } from '#platform/browser/registry/handovers.ts';
import { usePendingRequest } from '#platform/browser/use-pending-request.ts';
import { ApiError } from '#platform/calls/client.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import { figuresOf } from '../code.ts';
import {
  ClosedLinkError,
  type HandoverRequest,
  isSameHandover,
  requestName,
  withClosedLinkError,
} from '../handover-request.ts';
import type { HandoverResult } from '../schema.ts';
import { markHandedOver } from '../stored-lists.ts';

export const handoverRequests = pendingRequests<HandoverRequest, HandoverResult>(
  handoverRequestEntry,
);

interface TypedHandover {
  code: string;
  receivedBy: string;
}

/**
 * Keeps the handover of a unit as a pending request: sent exactly once, with the day on which it
 * was typed.
 */
export function useHandoverEntry(token: string, unitId: string, onDone: () => void) {
  const { call } = useApp();
  const [typed, setTyped] = useState<TypedHandover>({ code: '', receivedBy: '' });
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<HandoverResult>();
  const name = requestName(unitId);

  const request = usePendingRequest(handoverRequests, name, {
    isSame: isSameHandover,
    // Uses the request's own token, because the phone may have opened another link since.
    send: ({ token: ownToken, entry, key }) =>
      withClosedLinkError(() =>
        call(api.handOver, { params: { token: ownToken }, body: entry, key }),
      ),
    retriesFailures: true,
    onAnswer: (answer, { token: ownToken }) => {
      markHandedOver(ownToken, unitId, answer.handedOn);
      setDone(answer);
      onDone();
    },
    onError: (error, { entry: { code, receivedBy } }) => {
      setTyped({ code, receivedBy });
      if (error instanceof ApiError) setProblem(error.answer.message);
      else if (error instanceof ClosedLinkError) setProblem(error.message);
    },
  });

  // Fills the fields from a request that an earlier visit left waiting.
  useEffect(() => {
    const waiting = handoverRequests.find(requestName(unitId));
    if (waiting) setTyped({ code: waiting.entry.code, receivedBy: waiting.entry.receivedBy });
  }, [unitId]);

  return {
    typed,
    state: request.phase,
    problem,
    done,
    cancel: request.cancel,
    async submit(now: TypedHandover) {
      setProblem(undefined);
      setTyped(now);
      const code = figuresOf(now.code);
      const receivedBy = now.receivedBy.trim();
      // Another link may send it days later, and it keeps the day on which it happened.
      const unsent = handoverRequests.find(name)?.entry;
      const isSame = unsent?.code === code && unsent.receivedBy === receivedBy;
      const handedOn = isSame ? unsent.handedOn : dayInHavana(new Date());
      await request.submit(() => ({ token, entry: { unitId, code, receivedBy, handedOn } }));
    },
  };
}
