import { ApiError, isOfSession } from '../calls/client.ts';
import { connectionBack, tryNow } from './connection-back.ts';
import { newKey } from './idempotency-key.ts';
import { onStored } from './storage.ts';

/** What is asked for, and how far it is. */
export type Pending<B> = B & {
  key: string;
  /** The person, or a session that is over, does not let it go out by itself. */
  paused?: boolean | undefined;
  /** Everything that it needs is there: the same goes out from any tab. */
  ready?: boolean | undefined;
  savedAt?: number | undefined;
};

/** What a feature registers for its kind of request. */
export interface RequestKind<B, A> {
  /** Whether it would be the same request: then the earlier one holds, with its key. */
  isSame(before: B, now: B): boolean;
  /** Completes it, once, before it leaves. */
  prepare?(request: B): Promise<B>;
  send(request: Pending<B>): Promise<A>;
  /** Whether a failing server is waited out as a cut line is, or told to the person. */
  retriesFailures: boolean;
  /** `first`: no other tab, and no earlier try, has had this answer. */
  onAnswer(answer: A, request: B, first: boolean): void;
  /** It does not go out by itself any more; what was refused for good is forgotten. */
  onError(error: unknown, request: B): void;
}

export interface RequestState {
  phase: 'idle' | 'sending' | 'waiting';
  /** Why the last one did not go. */
  error?: unknown;
  /** Answers since the page was opened. */
  answered: number;
}

/** The request cannot go as it is, and waiting does not help. */
export class Unsendable extends Error {}

export interface PendingRequest<B> {
  current(): RequestState;
  subscribe(listener: () => void): () => void;
  /** Sends what waits already, else what `make` returns; undefined sends nothing. */
  submit(make: () => B | undefined): Promise<void>;
  sendNow(): void;
  /** Not by itself: sent again unchanged, it is the same request. */
  cancel(): void;
}

export const idleRequest: RequestState = { phase: 'idle', answered: 0 };

/** Where one request lies. */
export interface Slot<B> {
  key: string;
  isPresent(): boolean;
  find(): Pending<B> | undefined;
  save(pending: Pending<B>): void;
  clear(): void;
}

export function createClient<B, A>(slot: Slot<B>, first: RequestKind<B, A>) {
  const listeners = new Set<() => void>();
  let kind = first;
  let state = idleRequest;
  let work: AbortController | undefined;

  function isDue(): boolean {
    const pending = slot.find();
    return pending !== undefined && !pending.paused && slot.isPresent();
  }

  function show(change: Partial<RequestState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function run(): Promise<void> {
    if (work || !isDue()) return;
    const stop = new AbortController();
    work = stop;
    while (!stop.signal.aborted && isDue()) {
      show({ phase: 'sending', error: undefined });
      const over = await attempt(stop.signal);
      if (over || stop.signal.aborted) continue;
      // It may have arrived or not: the same goes out again.
      show({ phase: 'waiting' });
      await connectionBack(stop.signal);
    }
    if (work !== stop) return;
    work = undefined;
    show({ phase: 'idle' });
  }

  /** Whether that was it; false: there was no answer. */
  async function attempt(signal: AbortSignal): Promise<boolean> {
    let request = slot.find();
    if (!request) return true;
    try {
      request = (await prepared(request, signal)) ?? request;
      if (signal.aborted || !isDue()) return true;
      await settle(await kind.send(request), request);
    } catch (error) {
      if (signal.aborted) return true;
      if (isUnanswered(error)) return false;
      refuse(error, request);
    }
    return true;
  }

  /** One tab at a time: what one of them is still making is not missing. */
  function prepared(request: Pending<B>, signal: AbortSignal) {
    const { prepare } = kind;
    if (request.ready || !prepare) return undefined;
    return locked(`${slot.key}.prepare`, async () => {
      const before = slot.find();
      if (!before || before.ready) return before;
      const now: Pending<B> = { ...before, ...(await prepare(before)), ready: true };
      if (!signal.aborted) slot.save(now);
      return now;
    });
  }

  /** Locked: no other tab makes a new request of what this one has just had answered. */
  function settle(answer: A, request: Pending<B>): Promise<void> {
    return locked(slot.key, () => {
      const isFirst = slot.find()?.key === request.key;
      kind.onAnswer(answer, request, isFirst);
      if (isFirst) slot.clear();
      show({ answered: state.answered + 1 });
    });
  }

  function refuse(error: unknown, request: Pending<B>) {
    if (slot.find()?.key === request.key) {
      if (isFinalError(error)) slot.clear();
      else slot.save({ ...request, paused: true });
    }
    show({ error });
    kind.onError(error, request);
  }

  function isUnanswered(error: unknown): boolean {
    if (error instanceof ApiError) return kind.retriesFailures && error.status >= 500;
    return !(error instanceof Unsendable);
  }

  onStored(() => {
    // Another tab had the answer, or its person gave up.
    if (work && !isDue()) work.abort();
    void run();
  });

  return {
    connect(next: RequestKind<B, A>) {
      kind = next;
      void run();
    },
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async submit(make: () => B | undefined) {
      await locked(slot.key, () => {
        const before = slot.find();
        const waits = before && !before.paused;
        const now = waits ? undefined : make();
        if (now) {
          const request = before && kind.isSame(before, now) ? before : { ...now, key: newKey() };
          slot.save({ ...request, paused: false, savedAt: Date.now() });
        }
        // What waits already is not made again: it is tried at once.
        if (waits) tryNow();
        void run();
      });
    },
    sendNow: tryNow,
    cancel() {
      const pending = slot.find();
      if (pending) slot.save({ ...pending, paused: true });
      work?.abort();
      work = undefined;
      show({ phase: 'idle' });
    },
  };
}

/**
 * The server has decided; a busy or failing one, or one that knows another session, may have had
 * it.
 */
function isFinalError(error: unknown): boolean {
  const isDecided = error instanceof ApiError && error.status < 500 && error.status !== 429;
  return isDecided && !isOfSession(error);
}

/** Without https there are no locks. */
async function locked<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request<Promise<T>>(name, async () => run()) : run();
}
