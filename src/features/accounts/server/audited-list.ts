import { type RawBuilder, sql } from 'kysely';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError, type ErrorKind } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { CurrentUser } from '../schema.ts';
import { writeAudit } from './audit.ts';
import { fromTo } from './changed-fields.ts';

interface ListTable<R extends { id: string }, F> {
  /** The kind of its records in the log; the actions are `<kind>.create`, `.update`, `.delete`. */
  kind: string;
  table: string;
  /** The column of each field of a record. */
  columns: Record<keyof R & string, string>;
  order: RawBuilder<unknown>;
  /** The field by which the log names a record; its other fields are the details. */
  name: keyof R & string;
  toRow(form: F): Record<string, unknown>;
  notFound: ErrorKind;
  /** The error of a record that is there already, and the constraint that it breaks. */
  taken: ErrorKind;
  once: string;
  transaction<T>(services: Services, change: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A short list that staff edit in a table of its own; the audit log has every change. */
export function auditedList<R extends { id: string }, F>(list: ListTable<R, F>) {
  const table = sql.table(list.table);
  const fields = sql.join(
    Object.entries<string>(list.columns).map(
      ([field, column]) => sql`${sql.ref(column)} as ${sql.ref(field)}`,
    ),
  );

  async function lock(tx: Tx, id: string): Promise<R> {
    const found = sql<R>`select ${fields} from ${table} where id = ${id} for update`;
    const [record] = (await found.execute(tx)).rows;
    if (!record) throw new AppError(list.notFound);
    return record;
  }

  async function write(tx: Tx, change: RawBuilder<R>): Promise<R> {
    const [record] = (await change.execute(tx)).rows;
    if (!record) throw new Error(`${list.table}: nothing written`);
    return record;
  }

  const refuseTaken = <T>(change: () => Promise<T>) =>
    translateConstraint(list.once, list.taken, change);

  function audit(tx: Tx, actor: CurrentUser, action: string, record: R, changes?: object) {
    const { id, [list.name]: name, ...details } = record;
    return writeAudit(tx, {
      actor,
      action: `${list.kind}.${action}`,
      subject: { kind: list.kind, id, name: String(name) },
      details: changes ?? details,
    });
  }

  return {
    async list(db: Database): Promise<R[]> {
      return (await sql<R>`select ${fields} from ${table} order by ${list.order}`.execute(db)).rows;
    },

    /** Throws AppError: it is there already. */
    create(services: Services, agent: CurrentUser, form: F): Promise<R> {
      const row = list.toRow(form);
      const names = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      const values = sql.join(Object.values(row));
      const insert = sql<R>`insert into ${table} (${names}) values (${values}) returning ${fields}`;
      return refuseTaken(() =>
        list.transaction(services, async (tx) => {
          const record = await write(tx, insert);
          await audit(tx, agent, 'create', record);
          return record;
        }),
      );
    },

    /** Throws AppError: not found, or another record is like that already. */
    update(services: Services, agent: CurrentUser, id: string, form: F): Promise<R> {
      const changed = Object.entries(list.toRow(form)).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      );
      const update = sql<R>`update ${table} set ${sql.join(changed)} where id = ${id} returning ${fields}`;
      return refuseTaken(() =>
        list.transaction(services, async (tx) => {
          const before = await lock(tx, id);
          const record = await write(tx, update);
          const changes = fromTo(before, record);
          if (Object.keys(changes).length > 0) await audit(tx, agent, 'update', record, changes);
          return record;
        }),
      );
    },

    /** Returns the deleted record. Throws AppError: not found. */
    remove(services: Services, agent: CurrentUser, id: string): Promise<R> {
      return list.transaction(services, async (tx) => {
        const record = await lock(tx, id);
        await sql`delete from ${table} where id = ${id}`.execute(tx);
        await audit(tx, agent, 'delete', record);
        return record;
      });
    },
  };
}
