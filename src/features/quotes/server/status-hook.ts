import type { Tx } from '#platform/database/database.ts';

export interface StatusMove {
  from: string | null;
  to: string | null;
}

/** What a later subject does in the transaction that changes the status of a quotation. */
export interface StatusHook {
  moved(tx: Tx, quoteId: string, move: StatusMove): Promise<void>;
  /** Undoes `moved`. `event`: the entry of the history that is undone. */
  movedBack(tx: Tx, quoteId: string, move: StatusMove & { event: string }): Promise<void>;
}

let registered: StatusHook | undefined;

/** Called by `app/server/http/connect-subjects.ts`. */
export function registerStatusHook(hook: StatusHook): void {
  registered = hook;
}

export function statusHook(): StatusHook {
  if (!registered) throw new Error('registerStatusHook was not called');
  return registered;
}
