import { createObserved } from '#platform/browser/observed.ts';
import { Unsendable } from '#platform/browser/request-attempt.ts';
import { shrink } from '#platform/browser/shrink-picture.ts';
import type { App } from '#web/app-context.ts';
import { newUploadId } from '../../new-upload-id.ts';
import { countParts } from '../../receipt-parts.ts';
import {
  findDraft,
  type StoredReceipt,
  saveDraft,
  verificationRequests,
} from '../../verification-drafts.ts';
import { receiptFiles } from './receipt-files.ts';
import { FileGone, uploadReceipt } from './upload-receipt.ts';

export interface Receipt extends StoredReceipt {
  state: 'preparing' | 'sending' | 'waiting' | 'sent' | 'failed' | 'lost' | 'unreadable';
  /** Pieces that the server has. */
  arrived: number;
}

/** It will not go, and the person must do something about it. */
export function isWrong({ state }: Receipt): boolean {
  return state === 'failed' || state === 'lost' || state === 'unreadable';
}

interface Work {
  stop: AbortController;
  done: Promise<void>;
}

/** The receipts of a draft, on their way up from the moment that they are chosen. */
export function createUploads(name: string, call: App['call']) {
  const { current, set, subscribe } = createObserved(storedReceipts(name));
  const works = new Map<string, Work>();

  function change(uploadId: string, to: Partial<Receipt>) {
    set(current().map((each) => (each.uploadId === uploadId ? { ...each, ...to } : each)));
  }
  /** What a later visit can go on with. */
  function save() {
    const receipts = current()
      .filter(({ state }) => state !== 'preparing')
      .map(({ state, arrived, ...stored }) => stored);
    saveDraft(name, { ...findDraft(name), receipts });
  }

  async function upload(uploadId: string, signal: AbortSignal, chosen?: Blob): Promise<void> {
    const shrunk = chosen && (await storeShrunk(uploadId, chosen, signal));
    if (shrunk) {
      const { file, thumbnail } = shrunk;
      const { size } = file;
      change(uploadId, { bytes: size, parts: countParts(size), thumbnail, state: 'sending' });
      save();
    }
    const file = shrunk?.file ?? (await receiptFiles.find(uploadId));
    const bytes = current().find((each) => each.uploadId === uploadId)?.bytes ?? 0;
    await uploadReceipt({
      call,
      uploadId,
      bytes,
      file,
      fresh: chosen !== undefined,
      signal,
      onArrived: (arrived) => change(uploadId, { arrived, state: 'sending' }),
      onWaiting: () => change(uploadId, { state: 'waiting' }),
    });
    change(uploadId, { state: 'sent' });
  }

  function begin(uploadId: string, chosen?: Blob) {
    works.get(uploadId)?.stop.abort();
    const stop = new AbortController();
    const done = upload(uploadId, stop.signal, chosen);
    done.catch((error) => {
      if (stop.signal.aborted) return;
      change(uploadId, { state: stateAfter(error) });
    });
    works.set(uploadId, { stop, done });
  }

  function drop(uploadId: string) {
    works.get(uploadId)?.stop.abort();
    works.delete(uploadId);
    void receiptFiles.remove(uploadId);
  }

  // Of what was sent without an answer the server may have everything already: it is asked first.
  if (!verificationRequests.find(name)?.ready)
    for (const { uploadId } of current()) begin(uploadId);

  return {
    current,
    subscribe,
    add(file: File) {
      const uploadId = newUploadId();
      const { name: fileName, size: bytes } = file;
      const receipt = { uploadId, name: fileName, bytes, parts: 0, arrived: 0 };
      set([...current(), { ...receipt, state: 'preparing' }]);
      begin(uploadId, file);
    },
    remove(uploadId: string) {
      drop(uploadId);
      set(current().filter((each) => each.uploadId !== uploadId));
      save();
    },
    /** They went where they belong. */
    clear() {
      for (const { uploadId } of current()) drop(uploadId);
      set([]);
    },
    /** Asks the server for each one what it still lacks. */
    again() {
      for (const { uploadId } of current()) begin(uploadId);
    },
    /** The server cannot read this one. */
    fail(at: number) {
      const receipt = current()[at];
      if (receipt) change(receipt.uploadId, { state: 'failed' });
    },
    all: () => current().map(({ uploadId, parts }) => ({ uploadId, parts })),
    /** One as it was sent, with the parts that it has by now. */
    known({ uploadId }: { uploadId: string }) {
      const parts = [...current(), ...findDraft(name).receipts].find(
        (each) => each.uploadId === uploadId,
      )?.parts;
      if (!parts) throw new FileGone();
      return { uploadId, parts };
    },
    /** Once all have arrived. Throws when one cannot. */
    settled: async () => void (await Promise.all([...works.values()].map(({ done }) => done))),
  };
}

function storedReceipts(draft: string): readonly Receipt[] {
  return findDraft(draft).receipts.map((stored) => ({ ...stored, state: 'sending', arrived: 0 }));
}

/** Made smaller, and kept on the phone until the server has it. */
async function storeShrunk(uploadId: string, chosen: Blob, signal: AbortSignal) {
  const shrunk = await shrink(chosen);
  // The server reads no other pictures than the browser does: HEIC need not go all the way.
  if (chosen.type.startsWith('image/') && !shrunk.thumbnail) throw new Unreadable();
  await receiptFiles.save(uploadId, shrunk.file);
  signal.throwIfAborted();
  return shrunk;
}

class Unreadable extends Unsendable {}

function stateAfter(error: unknown): Receipt['state'] {
  if (error instanceof Unreadable) return 'unreadable';
  return error instanceof FileGone ? 'lost' : 'failed';
}
