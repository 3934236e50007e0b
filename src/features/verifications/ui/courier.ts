import { newKey } from '#platform/browser/idempotency-key.ts';
import { ApiError, isOfSession } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import { type Draft, findDraft, forgetDraft, keepDraft } from '../draft-store.ts';
import { connectionBack, tryNow } from './connection-back.ts';
import { forgetOldFiles } from './receipt-files.ts';
import { createTray } from './receipt-uploads.ts';
import { isRefused } from './upload-receipt.ts';

type Fields = Record<string, string>;

/** What goes out: the texts, the receipts that have arrived, and the key that makes it one. */
interface Submission {
  fields: Fields;
  receipts: { uploadId: string; parts: number }[];
  key: string;
}

interface CourierState {
  phase: 'idle' | 'sending' | 'waiting';
  /** Why the last one did not go; everything typed is kept. */
  failure?: { error: unknown };
  /** How many have arrived since the page was opened. */
  done: number;
}

interface Errand<G> {
  /** Where the draft is kept. */
  name: string;
  call: App['call'];
  post: (submission: Submission) => Promise<G>;
  onDone: (given: G, fields: Fields) => void;
  onFailed: (error: unknown) => void;
}

export type Courier = ReturnType<typeof createCourier>;

const couriers = new Map<string, Courier>();

/** One courier for a draft and for the life of the page: it goes on while other screens are open. */
export function courierOf<G>(errand: Errand<G>): Courier {
  const courier = couriers.get(errand.name) ?? createCourier(errand);
  couriers.set(errand.name, courier);
  return courier;
}

/** Sends a form with its receipts exactly once, whatever becomes of the connection. */
function createCourier<G>({ name, call, post, onDone, onFailed }: Errand<G>) {
  const uploads = createTray(name, call);
  const listeners = new Set<() => void>();
  let state: CourierState = { phase: 'idle', done: 0 };
  let work: AbortController | undefined;

  function show(next: Omit<CourierState, 'done'>, arrived = 0) {
    state = { ...next, done: state.done + arrived };
    for (const listener of listeners) listener();
  }

  async function run() {
    if (work) return;
    const stop = new AbortController();
    work = stop;
    let failure: CourierState['failure'];
    let arrived = 0;
    while (!stop.signal.aborted && isOpen()) {
      show({ phase: 'sending' });
      try {
        await attempt(stop.signal);
        arrived += 1;
      } catch (error) {
        if (stop.signal.aborted) break;
        if (isUnanswered(error)) {
          // It may have arrived or not: the same goes out again by itself.
          show({ phase: 'waiting' });
          await connectionBack(stop.signal);
        } else if (isReceiptIncomplete(error) && findDraft(name).sent?.tried) {
          changeSent({ tried: false });
          uploads.again();
        } else {
          giveUp(error);
          failure = { error };
        }
      }
    }
    if (work !== stop) return;
    work = undefined;
    show({ phase: 'idle', ...(failure && { failure }) }, arrived);
  }

  function isOpen(): boolean {
    const { sent } = findDraft(name);
    return sent !== undefined && !sent.paused;
  }

  async function attempt(signal: AbortSignal) {
    const { sent } = findDraft(name);
    if (!sent) return;
    if (!sent.tried) await uploads.settled();
    signal.throwIfAborted();
    changeSent({ tried: true });
    const given = await post({ ...sent, receipts: uploads.all() });
    forgetDraft(name);
    uploads.clear();
    onDone(given, sent.fields);
  }

  function changeSent(to: Partial<Draft['sent']>) {
    const draft = findDraft(name);
    if (draft.sent) keepDraft(name, { ...draft, sent: { ...draft.sent, ...to } });
  }

  function giveUp(error: unknown) {
    // A failing server may have written it, and who is signed in by now says nothing of an earlier
    // attempt: sent again, the same form is the same ticket.
    if (isRefused(error) && !isOfSession(error))
      keepDraft(name, { ...findDraft(name), sent: undefined });
    else changeSent({ paused: true });
    for (const at of refusedReceipts(error)) uploads.fail(at);
    onFailed(error);
  }

  void run();
  // Of a draft that lapsed nobody asks for its files any more.
  void forgetOldFiles();

  return {
    uploads,
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    submit(fields: Fields) {
      const draft = findDraft(name);
      const uploadIds = uploads.current().map(({ uploadId }) => uploadId);
      const before = sameSent(draft, fields, uploadIds);
      const sent = { key: newKey(), fields, uploadIds, ...before, paused: false };
      // Kept before the request leaves: whatever becomes of this page, it is known what was sent.
      keepDraft(name, { ...draft, fields, sent });
      void run();
    },
    sendNow: tryNow,
    cancel() {
      work?.abort();
      work = undefined;
      changeSent({ paused: true });
      show({ phase: 'idle' });
    },
    /** What is being typed. */
    keepFields(fields: Fields) {
      keepDraft(name, { ...findDraft(name), fields });
    },
    keptFields: (): Fields => findDraft(name).fields,
  };
}

/** The same form, where it was sent before and not answered: its key holds. */
function sameSent({ sent }: Draft, fields: Fields, uploadIds: string[]): Draft['sent'] {
  const text = (...parts: unknown[]) => JSON.stringify(parts);
  return sent && text(sent.fields, sent.uploadIds) === text(fields, uploadIds) ? sent : undefined;
}

/** A cut connection, or an answer that never came. */
function isUnanswered(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

function isReceiptIncomplete(error: unknown): boolean {
  return error instanceof ApiError && error.answer.code === 'receipt_incomplete';
}

/** The places of the files that the server names as wrong: 'receipts.1'. */
function refusedReceipts(error: unknown): number[] {
  const fields = error instanceof ApiError ? Object.keys(error.answer.fields ?? {}) : [];
  return fields.flatMap((field) => {
    const [, at] = /^receipts\.(\d+)$/.exec(field) ?? [];
    return at === undefined ? [] : [Number(at)];
  });
}
