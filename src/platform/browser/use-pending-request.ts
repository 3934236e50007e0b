import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RequestStore } from './pending-requests.ts';
import type { RequestKind } from './request-attempt.ts';
import { idleRequest, type PendingRequest, type RequestState } from './request-sender.ts';

const never = () => () => undefined;

/** Undefined on the server, or without a name. */
export function usePendingRequest<Content, Answer>(
  store: RequestStore<Content, Answer>,
  name: string | undefined,
  kind: RequestKind<Content, Answer>,
) {
  const [request, setRequest] = useState<PendingRequest<Content>>();
  // Runs at each render, so that an answer sees the current state of the screen.
  useEffect(() => {
    setRequest(name === undefined ? undefined : store.open(name, kind));
  });
  return {
    ...useRequestState(request),
    // A replayed tap may come before the state above is set.
    async submit(make: () => Content | undefined): Promise<void> {
      if (name !== undefined) await store.open(name, kind).submit(make);
    },
    cancel(): void {
      if (name !== undefined) store.open(name, kind).cancel();
    },
  };
}

export function useRequestState(
  request: Pick<PendingRequest<unknown>, 'subscribe' | 'current'> | undefined,
): RequestState {
  return useSyncExternalStore(
    request?.subscribe ?? never,
    request?.current ?? (() => idleRequest),
    () => idleRequest,
  );
}
