import type { FileEntry } from './storage.ts';

interface StoredFile {
  file: Blob;
  savedAt: number;
}

/** Files that wait to be sent, by id. */
export function storedFiles({ name: database, days }: FileEntry, store: string) {
  // When the browser refuses its database, files last as long as the page.
  const memory = new Map<string, Blob>();
  const inStore = transactionsOf(database, store);

  async function removeWhere(isToGo: (file: IDBCursorWithValue) => boolean): Promise<void> {
    await inStore('readwrite', (files) => {
      const request = files.openCursor();
      request.onsuccess = () => {
        const file = request.result;
        if (!file) return;
        if (isToGo(file)) file.delete();
        file.continue();
      };
      return request;
    });
  }

  return {
    /** Stored, so that a phone that was switched off sends the rest later. */
    async save(id: string, file: Blob): Promise<void> {
      memory.set(id, file);
      await inStore('readwrite', (files) =>
        files.put({ file, savedAt: Date.now() } satisfies StoredFile, id),
      );
    },
    async find(id: string): Promise<Blob | undefined> {
      const stored = await inStore<StoredFile>('readonly', (files) => files.get(id));
      return memory.get(id) ?? stored?.file;
    },
    async remove(id: string): Promise<void> {
      memory.delete(id);
      await inStore('readwrite', (files) => files.delete(id));
    },
    removeOf: (drafts: string) => removeWhere(({ key }) => drafts.includes(String(key))),
    removeOld: () =>
      removeWhere(({ value }) => Date.now() - (value as StoredFile).savedAt > days * 86_400_000),
  };
}

function transactionsOf(database: string, store: string) {
  /** Resolves when the transaction is complete; undefined without a store. */
  return async <T>(
    mode: IDBTransactionMode,
    ask: (files: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> => {
    try {
      const connection = await openDatabase(database, store);
      try {
        const transaction = connection.transaction(store, mode);
        const request = ask(transaction.objectStore(store));
        await new Promise((resolve, reject) => {
          transaction.oncomplete = resolve;
          transaction.onabort = reject;
        });
        return request.result;
      } finally {
        connection.close();
      }
    } catch {
      return undefined;
    }
  };
}

function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = reject;
  });
}
