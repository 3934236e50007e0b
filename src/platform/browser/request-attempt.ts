import { ApiError, isOfSession } from '../calls/client.ts';

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

/** The request cannot go as it is, and waiting does not help. */
export class Unsendable extends Error {}

/** Where one request lies. */
export interface Slot<B> {
  key: string;
  isPresent(): boolean;
  find(): Pending<B> | undefined;
  save(pending: Pending<B>): void;
  clear(): void;
}

interface Attempt<B, A> {
  slot: Slot<B>;
  /** As it is by then: a screen may be drawn anew while its request is under way. */
  kind(): RequestKind<B, A>;
  isDue(): boolean;
  signal: AbortSignal;
  onAnswered(): void;
  onRefused(error: unknown): void;
}

/** Sends what lies in a slot. Whether that was it; false: there was no answer. */
export async function attempt<B, A>(trying: Attempt<B, A>): Promise<boolean> {
  const { slot, kind, isDue, signal } = trying;
  let request = slot.find();
  if (!request) return true;
  try {
    request = (await prepared(trying, request)) ?? request;
    if (signal.aborted || !isDue()) return true;
    await settle(trying, await kind().send(request), request);
  } catch (error) {
    if (signal.aborted) return true;
    if (isUnanswered(error, kind().retriesFailures)) return false;
    refuse(trying, error, request);
  }
  return true;
}

/** One tab at a time: what one of them is still making is not missing. */
function prepared<B, A>({ slot, kind, signal }: Attempt<B, A>, request: Pending<B>) {
  const { prepare } = kind();
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
function settle<B, A>(
  { slot, kind, onAnswered }: Attempt<B, A>,
  answer: A,
  request: Pending<B>,
): Promise<void> {
  return locked(slot.key, () => {
    const isFirst = slot.find()?.key === request.key;
    kind().onAnswer(answer, request, isFirst);
    if (isFirst) slot.clear();
    onAnswered();
  });
}

function refuse<B, A>(
  { slot, kind, onRefused }: Attempt<B, A>,
  error: unknown,
  request: Pending<B>,
): void {
  if (slot.find()?.key === request.key) {
    if (isFinalError(error)) slot.clear();
    else slot.save({ ...request, paused: true });
  }
  onRefused(error);
  kind().onError(error, request);
}

function isUnanswered(error: unknown, retriesFailures: boolean): boolean {
  if (error instanceof ApiError) return retriesFailures && error.status >= 500;
  return !(error instanceof Unsendable);
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
export async function locked<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request<Promise<T>>(name, async () => run()) : run();
}
