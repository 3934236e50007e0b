import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables of 001-machinery.sql. */
declare module './database.ts' {
  interface Tables {
    setting: SettingTable;
    outbox: OutboxTable;
    counter: CounterTable;
  }
}

/** Any JSON value; written as its text, because a driver would take an array for one of its own. */
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
  /** The record it belongs to. */
  about: string | null;
  created_at: Generated<Date>;
}

interface CounterTable {
  name: string;
  /** bigint: the driver reads it as text. */
  value: ColumnType<string, number, number>;
}
