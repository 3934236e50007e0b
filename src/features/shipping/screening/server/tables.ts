import type { ColumnType, Generated } from 'kysely';
import type { OrderRole } from '../order-roles.ts';
import type { ListEntry, ListOutcome, WeakerList } from '../schema.ts';

type Json<T> = ColumnType<T, string, never>;

declare module '#platform/database/database.ts' {
  interface Tables {
    screening_list: {
      id: Generated<string>;
      seq: Generated<string>;
      name: string;
      listed_on: ColumnType<unknown, string, never>;
      sha256: string;
      entries: number;
      imported_by: string;
      imported_at: Generated<Date>;
      /** Null: it waits for a second person, because it is `weaker`. */
      outcome: ListOutcome | null;
      weaker: WeakerList | null;
      /** How many entries of the one before it lacks. */
      lacks: number | null;
      decided_by: string | null;
      decided_at: Date | null;
    };
    screening_entry: {
      id: Generated<string>;
      list_id: string;
      facts: Json<ListEntry>;
      names: string[];
      words: string[];
    };
    order_payer: {
      id: Generated<string>;
      quote_id: string;
      name: string;
      made_by: string;
      made_at: Generated<Date>;
    };
    screening: {
      id: Generated<string>;
      seq: Generated<string>;
      quote_id: string;
      role: OrderRole;
      name: string;
      list_id: string;
      /**
       * Similar entries of the list; any of them makes a possible match. Calls name it 'review'
       * (`reviews`, `review_not_found`); opinions of customers are `review` rows.
       */
      matches: Json<ListEntry[]>;
      as_cleared: string | null;
      made_by: string | null;
      made_at: Generated<Date>;
    };
    screening_clearing: {
      screening_id: string;
      step: number;
      reason: string;
      cleared_by: string;
      cleared_at: Generated<Date>;
    };
  }
}
