import { type RawBuilder, sql } from 'kysely';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { ErrorKind } from '#platform/http/shared/error-kind.ts';
import type { Services } from '#platform/services.ts';
import type { CurrentUser } from '../schema.ts';
import { writeAudit } from './audit.ts';
import { fromTo } from './changed-fields.ts';
import { refuseUnseenChange, refuseUnseenRemoval } from './seen-change.ts';

interface ListTable<Row extends { id: string }, Input> {
  /** The kind of its records in the log; the actions are `<kind>.create`, `.update`, `.delete`. */
  kind: string;
  table: string;
  /** The column of each field of a record. */
  columns: Record<keyof Row & string, string | RawBuilder<unknown>>;
  order: RawBuilder<unknown>;
  /** The field by which the log names a record; its other fields are the details. */
  name: keyof Row & string;
  toRow(input: Input): Record<string, unknown>;
  notFound: ErrorKind;
  /** The error of a record that is there already, and the constraint that it breaks. */
  once?: { constraint: string; taken: ErrorKind };
  transaction<T>(services: Services, change: (tx: Tx) => Promise<T>): Promise<T>;
}

type Asked<Parts> = Parts & { caller: { person: CurrentUser } };
type OfOne = { params: { id: string } };

/**
 * A short list that staff edit in a table of its own; the audit log has every change. What it does
 * is the code of its calls.
 */
export class AuditedList<Row extends { id: string }, Input> {
  readonly #list: ListTable<Row, Input>;
  readonly #table: RawBuilder<unknown>;
  readonly #fields: RawBuilder<unknown>;

  constructor(list: ListTable<Row, Input>) {
    this.#list = list;
    this.#table = sql.table(list.table);
    const columns = Object.entries<string | RawBuilder<unknown>>(list.columns);
    this.#fields = sql.join(
      columns.map(([field, column]) => {
        const value = typeof column === 'string' ? sql.ref(column) : column;
        return sql`${value} as ${sql.ref(field)}`;
      }),
    );
  }

  list = async (_: unknown, { db }: Services): Promise<Row[]> => {
    const { order } = this.#list;
    const all = sql<Row>`select ${this.#fields} from ${this.#table} order by ${order}`;
    return (await all.execute(db)).rows;
  };

  /** Throws AppError: it is there already. */
  create = ({ body, caller }: Asked<{ body: Input }>, services: Services): Promise<Row> =>
    this.#once(services, async (tx) => {
      const record = await this.insert(tx, body);
      await this.#audit(tx, caller.person, 'create', record);
      return record;
    });

  insert(tx: Tx, input: Input): Promise<Row> {
    const row = this.#list.toRow(input);
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const values = sql.join(Object.values(row));
    return this.#write(tx, sql`insert into ${this.#table} (${columns}) values (${values})`);
  }

  /**
   * Throws AppError: not found, another than the agent saw, or another record is like that already.
   */
  update = (
    { params: { id }, body, caller }: Asked<OfOne & { body: Input & { expected: Row } }>,
    services: Services,
  ): Promise<Row> => {
    const row = Object.entries(this.#list.toRow(body));
    const values = sql.join(row.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
    return this.#once(services, async (tx) => {
      const before = await this.#lock(tx, id);
      const record = await this.#write(
        tx,
        sql`update ${this.#table} set ${values} where id = ${id}`,
      );
      refuseUnseenChange({ expected: body.expected, before, after: record });
      const changes = fromTo(before, record);
      if (Object.keys(changes).length > 0)
        await this.#audit(tx, caller.person, 'update', record, changes);
      return record;
    });
  };

  /** Returns the deleted record. Throws AppError: not found, another than the agent saw. */
  remove = (
    { params: { id }, body, caller }: Asked<OfOne & { body: { expected: Row } }>,
    services: Services,
  ): Promise<Row> =>
    this.#list.transaction(services, async (tx) => {
      const record = await this.#lock(tx, id);
      refuseUnseenRemoval({ expected: body.expected, before: record });
      await sql`delete from ${this.#table} where id = ${id}`.execute(tx);
      await this.#audit(tx, caller.person, 'delete', record);
      return record;
    });

  async #lock(tx: Tx, id: string): Promise<Row> {
    const one = sql<Row>`select ${this.#fields} from ${this.#table} where id = ${id} for update`;
    const [record] = (await one.execute(tx)).rows;
    if (!record) throw new AppError(this.#list.notFound);
    return record;
  }

  async #write(tx: Tx, change: RawBuilder<unknown>): Promise<Row> {
    const [record] = (await sql<Row>`${change} returning ${this.#fields}`.execute(tx)).rows;
    if (!record) throw new Error(`${this.#list.table}: nothing was written`);
    return record;
  }

  #once<T>(services: Services, change: (tx: Tx) => Promise<T>): Promise<T> {
    const { once, transaction } = this.#list;
    const run = () => transaction(services, change);
    return once ? translateConstraint(once.constraint, once.taken, run) : run();
  }

  #audit(tx: Tx, actor: CurrentUser, action: string, record: Row, changes?: object) {
    const { kind, name: nameField } = this.#list;
    const { id, [nameField]: name, ...details } = record;
    const subject = { kind, id, name: String(name) };
    return writeAudit(tx, actor, `${kind}.${action}`, subject, changes ?? details);
  }
}
