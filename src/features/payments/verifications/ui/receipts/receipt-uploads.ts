import { countParts } from '#features/requests/uploads/file-parts.ts';
import { newUploadId } from '#features/requests/uploads/new-upload-id.ts';
import { FileGone, uploadFile } from '#features/requests/uploads/ui/upload-file.ts';
import { createObserved } from '#platform/browser/observed.ts';
import { Unsendable } from '#platform/browser/request-attempt.ts';
import { shrink } from '#platform/browser/shrink-picture.ts';
import type { App } from '#web/app-context.ts';
import {
  findVerificationDraft,
  type StoredReceipt,
  saveDraft,
  verificationRequests,
} from '../../verification-drafts.ts';
import { receiptFiles } from './receipt-files.ts';

export interface UploadedReceipt extends StoredReceipt {
  state: 'preparing' | 'sending' | 'waiting' | 'sent' | 'failed' | 'lost' | 'unreadable';
  arrived: number;
}

/** True where it cannot be sent, so that the person has to act. */
export function isWrong({ state }: UploadedReceipt): boolean {
  return state === 'failed' || state === 'lost' || state === 'unreadable';
}

/** Uploads the receipts of a draft from the moment that they are chosen. */
export function createUploads(name: string, call: App['call']) {
  const list = createReceiptList(name);
  const { current } = list;
  const transfers = createTransfers(list, call);

  // The server may have everything of a request that got no answer, so it is asked first.
  if (!verificationRequests.find(name)?.ready)
    for (const { uploadId } of current()) transfers.begin(uploadId);

  return {
    current,
    subscribe: list.subscribe,
    add(file: File) {
      const uploadId = newUploadId();
      const { name: fileName, size: bytes } = file;
      const receipt = { uploadId, name: fileName, bytes, parts: 0, arrived: 0 };
      list.set([...current(), { ...receipt, state: 'preparing' }]);
      transfers.begin(uploadId, file);
    },
    remove(uploadId: string) {
      transfers.drop(uploadId);
      list.set(current().filter((each) => each.uploadId !== uploadId));
      list.save();
    },
    /** Removes all, once they belong to a verification. */
    clear() {
      for (const { uploadId } of current()) transfers.drop(uploadId);
      list.set([]);
    },
    again() {
      for (const { uploadId } of current()) transfers.begin(uploadId);
    },
    fail(index: number) {
      const receipt = current()[index];
      if (receipt) list.change(receipt.uploadId, { state: 'failed' });
    },
    all: () => current().map(({ uploadId, parts }) => ({ uploadId, parts })),
    known({ uploadId }: { uploadId: string }) {
      const receipts = [...current(), ...findVerificationDraft(name).receipts];
      const parts = receipts.find((each) => each.uploadId === uploadId)?.parts;
      if (!parts) throw new FileGone();
      return { uploadId, parts };
    },
    settled: transfers.settled,
  };
}

type ReceiptList = ReturnType<typeof createReceiptList>;

function createReceiptList(name: string) {
  const { current, set, subscribe } = createObserved(storedReceipts(name));
  return {
    current,
    set,
    subscribe,
    change(uploadId: string, to: Partial<UploadedReceipt>) {
      set(current().map((each) => (each.uploadId === uploadId ? { ...each, ...to } : each)));
    },
    save() {
      const receipts = current()
        .filter(({ state }) => state !== 'preparing')
        .map(({ state, arrived, ...stored }) => stored);
      saveDraft(name, { ...findVerificationDraft(name), receipts });
    },
  };
}

interface Transfer {
  stop: AbortController;
  done: Promise<void>;
}

function createTransfers({ current, change, save }: ReceiptList, call: App['call']) {
  const transfers = new Map<string, Transfer>();

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
    await uploadFile({
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

  return {
    begin(uploadId: string, chosen?: Blob) {
      transfers.get(uploadId)?.stop.abort();
      const stop = new AbortController();
      const done = upload(uploadId, stop.signal, chosen);
      done.catch((error) => {
        if (!stop.signal.aborted) change(uploadId, { state: stateAfter(error) });
      });
      transfers.set(uploadId, { stop, done });
    },
    drop(uploadId: string) {
      transfers.get(uploadId)?.stop.abort();
      transfers.delete(uploadId);
      void receiptFiles.remove(uploadId);
    },
    /** Waits until all have arrived. Throws when one cannot. */
    settled: async () => void (await Promise.all([...transfers.values()].map(({ done }) => done))),
  };
}

function storedReceipts(draft: string): readonly UploadedReceipt[] {
  return findVerificationDraft(draft).receipts.map((stored) => ({
    ...stored,
    state: 'sending',
    arrived: 0,
  }));
}

async function storeShrunk(uploadId: string, chosen: Blob, signal: AbortSignal) {
  const shrunk = await shrink(chosen);
  // The server reads the same picture formats as the browser: HEIC is refused before it is sent.
  if (chosen.type.startsWith('image/') && !shrunk.thumbnail) throw new Unreadable();
  await receiptFiles.save(uploadId, shrunk.file);
  signal.throwIfAborted();
  return shrunk;
}

class Unreadable extends Unsendable {}

function stateAfter(error: unknown): UploadedReceipt['state'] {
  if (error instanceof Unreadable) return 'unreadable';
  return error instanceof FileGone ? 'lost' : 'failed';
}
