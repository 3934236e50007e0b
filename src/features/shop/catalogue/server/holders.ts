import type { Database } from '#platform/database/database.ts';
import { registration } from '#platform/registration.ts';

/** The quotations that hold products. */
interface Holders {
  /** Their reference numbers, the oldest first. */
  read(db: Database, quoteIds: readonly string[]): Promise<{ id: string; name: string }[]>;
}

export const holders = registration<Holders>('holders');
