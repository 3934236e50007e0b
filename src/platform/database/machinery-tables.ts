import type { ColumnType, Generated, JSONColumnType } from 'kysely';

declare module './database.ts' {
  interface Tables {
    setting: SettingTable;
    outbox: OutboxTable;
    counter: CounterTable;
  }
}

/** JSON, written as text: the driver would turn an array into one of PostgreSQL's. */
type Json = ColumnType<unknown, string, string>;

interface SettingTable {
  name: string;
  value: Json;
}

interface OutboxTable {
  id: Generated<string>;
  topic: string;
  dedupe: string;
  payload: JSONColumnType<object>;
  attempts: Generated<number>;
  run_after: Generated<Date>;
  locked_until: Date | null;
  done_at: Date | null;
  last_error: string | null;
  about: string | null;
  created_at: Generated<Date>;
}

interface CounterTable {
  name: string;
  /** bigint, which the driver reads as text. */
  value: ColumnType<string, number, number>;
}
