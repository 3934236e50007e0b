import { connectionBack, tryNow } from './connection-back.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { createObserved } from './observed.ts';
import { type Attempt, attempt, locked, type RequestKind, type Slot } from './request-attempt.ts';
import { onStored } from './storage.ts';

export interface RequestState {
  phase: 'idle' | 'sending' | 'waiting';
  error?: unknown;
  /** Counts the answers since the page was opened. */
  answered: number;
}

export interface PendingRequest<Content> {
  current(): RequestState;
  subscribe(listener: () => void): () => void;
  /** Sends the waiting request, or else the one that `make` returns; undefined sends nothing. */
  submit(make: () => Content | undefined): Promise<void>;
  sendNow(): void;
  /** Pauses it. Sent again without a change, it is the same request. */
  cancel(): void;
}

export const idleRequest: RequestState = { phase: 'idle', answered: 0 };

/** Decides when the request of a slot is sent, and what its screen shows. */
export function createRequestSender<Content, Answer>(
  slot: Slot<Content>,
  first: RequestKind<Content, Answer>,
) {
  const { current, set, subscribe } = createObserved(idleRequest);
  let kind = first;
  let work: AbortController | undefined;

  function isDue(): boolean {
    const pending = slot.find();
    return pending !== undefined && !pending.paused && slot.isPresent();
  }

  function show(change: Partial<RequestState>) {
    set({ ...current(), ...change });
  }

  async function run(): Promise<void> {
    if (work || !isDue()) return;
    const stop = new AbortController();
    work = stop;
    const trying = {
      slot,
      kind: () => kind,
      isDue,
      signal: stop.signal,
      onAnswered: () => show({ answered: current().answered + 1 }),
      onRefused: (error: unknown) => show({ error }),
    };
    while (!stop.signal.aborted && isDue()) await sendOnce(trying, show);
    if (work !== stop) return;
    work = undefined;
    show({ phase: 'idle' });
  }

  onStored(() => {
    // Another tab has the answer, or the person cancelled.
    if (work && !isDue()) work.abort();
    void run();
  });

  return {
    connect(next: RequestKind<Content, Answer>) {
      kind = next;
      void run();
    },
    current,
    subscribe,
    async submit(make: () => Content | undefined) {
      await locked(slot.key, () => {
        const previous = slot.find();
        // A waiting request is tried at once instead of making a new one.
        if (previous && !previous.paused) tryNow();
        else store(slot, kind, make());
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

/** Sends the request of a slot. Without an answer, returns when the connection is back. */
async function sendOnce<Content, Answer>(
  trying: Attempt<Content, Answer>,
  show: (change: Partial<RequestState>) => void,
): Promise<void> {
  const { signal } = trying;
  show({ phase: 'sending', error: undefined });
  const over = await attempt(trying);
  if (over || signal.aborted) return;
  // It may have arrived: the same request is sent again.
  show({ phase: 'waiting' });
  await connectionBack(signal);
}

/** What is sent again without a change is the same request, under its old key. */
function store<Content, Answer>(
  slot: Slot<Content>,
  kind: RequestKind<Content, Answer>,
  now: Content | undefined,
) {
  if (!now) return;
  const previous = slot.find();
  const request =
    previous && kind.isSame(previous, now) ? previous : { ...now, key: newIdempotencyKey() };
  slot.save({ ...request, paused: false, savedAt: Date.now() });
}
