import type { Database } from '#platform/database/database.ts';

/** A quotation that holds products. */
interface Holder {
  id: string;
  name: string;
}

type ReadHolders = (db: Database, ids: readonly string[]) => Promise<Holder[]>;

let registered: ReadHolders | undefined;

/** Called by `app/server/http/connect-subjects.ts`: quotations are a later subject. */
export function registerHolders(read: ReadHolders): void {
  registered = read;
}

/** The oldest first. */
export const readHolders: ReadHolders = (db, ids) => {
  if (!registered) throw new Error('registerHolders was not called');
  return registered(db, ids);
};
