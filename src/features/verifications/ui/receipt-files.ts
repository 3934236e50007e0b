import { draftDays } from '../draft-store.ts';

interface Kept {
  file: Blob;
  savedAt: number;
}

// Where the browser's database refuses, files last as long as the page.
const memory = new Map<string, Blob>();

/** Keeps a file on its way, so that a phone that went off sends the rest of it. */
export async function keepFile(uploadId: string, file: Blob): Promise<void> {
  memory.set(uploadId, file);
  await inStore('readwrite', (store) => {
    forgetOld(store);
    return store.put({ file, savedAt: Date.now() } satisfies Kept, uploadId);
  });
}

export async function findFile(uploadId: string): Promise<Blob | undefined> {
  const kept = await inStore<Kept>('readonly', (store) => store.get(uploadId));
  return memory.get(uploadId) ?? kept?.file;
}

export async function forgetFile(uploadId: string): Promise<void> {
  memory.delete(uploadId);
  await inStore('readwrite', (store) => store.delete(uploadId));
}

function forgetOld(store: IDBObjectStore): void {
  const request = store.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    const { savedAt } = cursor.value as Kept;
    if (Date.now() - savedAt > draftDays * 86_400_000) cursor.delete();
    cursor.continue();
  };
}

/** What the request gives; undefined where there is no store. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const opening = indexedDB.open('mariel-auto', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('receipts');
    const database = await answerOf<IDBDatabase>(opening);
    try {
      return await answerOf<T>(ask(database.transaction('receipts', mode).objectStore('receipts')));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
