import { receiptFilesEntry } from '#platform/browser/registry/forms.ts';

interface StoredFile {
  file: Blob;
  savedAt: number;
}

// Where the browser's database refuses, files last as long as the page.
const memory = new Map<string, Blob>();

/** Stores a file on its way, so that a phone that went off sends the rest of it. */
export async function storeFile(uploadId: string, file: Blob): Promise<void> {
  memory.set(uploadId, file);
  await inStore('readwrite', (store) =>
    store.put({ file, savedAt: Date.now() } satisfies StoredFile, uploadId),
  );
}

export async function findFile(uploadId: string): Promise<Blob | undefined> {
  const stored = await inStore<StoredFile>('readonly', (store) => store.get(uploadId));
  return memory.get(uploadId) ?? stored?.file;
}

export async function deleteFile(uploadId: string): Promise<void> {
  memory.delete(uploadId);
  await inStore('readwrite', (store) => store.delete(uploadId));
}

/**
 * The files of these drafts, as they are stored: a file goes by an id that only its draft names.
 */
export function deleteFilesOf(drafts: string): Promise<void> {
  return deleteFiles(({ key }) => drafts.includes(String(key)));
}

/** Whatever came longer ago than a draft lasts: its own may have lapsed without a word. */
export function deleteOldFiles(): Promise<void> {
  return deleteFiles(({ value }) => {
    const { savedAt } = value as StoredFile;
    return Date.now() - savedAt > receiptFilesEntry.days * 86_400_000;
  });
}

async function deleteFiles(isToGo: (file: IDBCursorWithValue) => boolean): Promise<void> {
  await inStore('readwrite', (store) => {
    const request = store.openCursor();
    request.onsuccess = () => {
      const file = request.result;
      if (!file) return;
      if (isToGo(file)) file.delete();
      file.continue();
    };
    return request;
  });
}

/** What the request gives, once all of it is done; undefined where there is no store. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const opening = indexedDB.open(receiptFilesEntry.name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('receipts');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = reject;
    });
    try {
      const transaction = database.transaction('receipts', mode);
      const request = ask(transaction.objectStore('receipts'));
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = reject;
      });
      return request.result;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
