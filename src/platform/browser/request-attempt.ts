import { ApiError, isOfSession } from '../calls/client.ts';

export type Pending<Content> = Content & {
  key: string;
  /** A paused request needs a tap: the person cancelled it, or the session has ended. */
  paused?: boolean | undefined;
  /** Set once `prepare` has completed it, so that any tab can send it. */
  ready?: boolean | undefined;
  savedAt?: number | undefined;
};

export interface RequestKind<Content, Answer> {
  /** True where both are the same request, so that the earlier one stays with its key. */
  isSame(before: Content, now: Content): boolean;
  /** Completes the request once before it is sent. */
  prepare?(request: Content): Promise<Content>;
  send(request: Pending<Content>): Promise<Answer>;
  /** True to retry a server error like a cut line; otherwise the person is told. */
  retriesFailures: boolean;
  /** `first` is true if no other tab and no earlier try has had this answer. */
  onAnswer(answer: Answer, request: Content, first: boolean): void;
  /** Called when the request is paused; one that was refused for good has been deleted. */
  onError(error: unknown, request: Content): void;
}

/** The request cannot be sent as it is, and waiting does not help. */
export class Unsendable extends Error {}

export interface Slot<Content> {
  key: string;
  isPresent(): boolean;
  find(): Pending<Content> | undefined;
  save(pending: Pending<Content>): void;
  clear(): void;
}

export interface Attempt<Content, Answer> {
  slot: Slot<Content>;
  /** A function, because the screen may be rendered again while the request is under way. */
  kind(): RequestKind<Content, Answer>;
  isDue(): boolean;
  signal: AbortSignal;
  onAnswered(): void;
  onRefused(error: unknown): void;
}

/** Sends the request of a slot. Returns false if there was no answer. */
export async function attempt<Content, Answer>(trying: Attempt<Content, Answer>): Promise<boolean> {
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

/** Lets one tab at a time prepare the request. */
function prepared<Content, Answer>(
  { slot, kind, signal }: Attempt<Content, Answer>,
  request: Pending<Content>,
) {
  const { prepare } = kind();
  if (request.ready || !prepare) return undefined;
  return locked(`${slot.key}.prepare`, async () => {
    const before = slot.find();
    if (!before || before.ready) return before;
    const now: Pending<Content> = { ...before, ...(await prepare(before)), ready: true };
    if (!signal.aborted) slot.save(now);
    return now;
  });
}

/** Locks, so that no other tab starts a new request from one that was just answered. */
function settle<Content, Answer>(
  { slot, kind, onAnswered }: Attempt<Content, Answer>,
  answer: Answer,
  request: Pending<Content>,
): Promise<void> {
  return locked(slot.key, () => {
    const isFirst = slot.find()?.key === request.key;
    kind().onAnswer(answer, request, isFirst);
    if (isFirst) slot.clear();
    onAnswered();
  });
}

function refuse<Content, Answer>(
  { slot, kind, onRefused }: Attempt<Content, Answer>,
  error: unknown,
  request: Pending<Content>,
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
 * True where the server has decided. A busy or failing server, or one that sees another session,
 * may still accept it.
 */
function isFinalError(error: unknown): boolean {
  const isDecided = error instanceof ApiError && error.status < 500 && error.status !== 429;
  return isDecided && !isOfSession(error);
}

export async function locked<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request<Promise<T>>(name, async () => run()) : run();
}
