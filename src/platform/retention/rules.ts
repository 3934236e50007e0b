import type { RawBuilder } from 'kysely';
import type { Database, Tables } from '../database/database.ts';

type Sql = RawBuilder<unknown>;

/** What the age of a row is compared with. */
export interface RetentionTime {
  now: Date;
  /** RETENTION_YEARS before `now`. */
  oldest: Date;
}

/** Rows that are erased when their time is over, with all that the database deletes with them. */
interface ErasedRows {
  table: keyof Tables;
  /** The name of their count, in the log and for operators. */
  count: string;
  /** A condition on `table`. */
  expired(time: RetentionTime): Sql;
  /** Rows that go with them, by the column that names theirs, and are counted too. */
  withThem?: { table: keyof Tables; column: string; count: string };
}

type OfTable<Value> = Partial<Record<keyof Tables, Value>>;

/** What one subject says of how long its rows and files are kept. */
export interface RetentionRules {
  erased?: readonly ErasedRows[];
  /** Blanks what may stay for less time than its row. Runs before anything is erased. */
  blank?(db: Database, time: RetentionTime): Promise<void>;
  /** Conditions on tables of others: while one holds, an expired row stays. */
  keeps?: OfTable<(time: RetentionTime) => Sql>;
  /** In a query of such a table, the files that go with its row: a select of their paths. */
  files?: OfTable<Sql>;
  /** A select of the rows that need this file. */
  rowsWithFile?(file: string): Sql;
}
