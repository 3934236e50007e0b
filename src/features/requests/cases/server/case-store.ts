import { type RawBuilder, sql } from 'kysely';
import { isOwnRecord } from '#features/people/accounts/own-record.ts';
import type { Role } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit, writeRead } from '#features/people/accounts/server/audit.ts';
import { isOwnedAddress } from '#features/people/accounts/server/owns-address.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailsAbout } from '#platform/mail/mails-about.ts';
import { caseErrors } from '../errors.ts';
import type { OwnCasesQuery } from '../schema.ts';
import type { CaseRef } from './case-ref.ts';
import { readHistory, readStaffHistory } from './events.ts';
import {
  isOpenCase,
  mayOpen,
  type QueueRow,
  queueColumns,
  toQueueFacts,
} from './queue/queue-list.ts';
import type { CaseRecord, CaseTypes, ServerCaseType } from './server-case-type.ts';
import type { CaseRow } from './tables.ts';

export interface LockedCase<Row extends CaseRow = CaseRow> {
  of: CaseRef;
  name: string;
  row: Row;
}

/** Locks a customer's own case, or one that this role may open. Throws AppError: not found. */
export async function lockCase<Row extends CaseRow>(
  tx: Tx,
  type: CaseRecord<Row>,
  id: string | RawBuilder<string>,
  by: { ownerId: string } | { role: Role },
): Promise<LockedCase<Row>> {
  const scope = 'ownerId' in by ? type.ownedBy(by.ownerId) : mayOpen(type, by);
  const { rows } = await sql<Row>`
    select * from ${sql.table(type.name)} where id = ${id} and ${scope} for update`.execute(tx);
  const row = orNotFound(type, rows[0]);
  return { of: { type, id: row.id }, name: type.nameOf(row), row };
}

/** The row of a locked case as it is after the writes of this transaction. */
export async function rereadCase<Row extends CaseRow>(
  tx: Tx,
  type: CaseRecord<Row>,
  id: string,
): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(type.name)} where id = ${id}`.execute(tx);
  return orNotFound(type, rows[0]);
}

export async function auditCase(
  tx: Tx,
  actor: CurrentUser,
  { of: { type, id }, name }: Pick<LockedCase, 'of' | 'name'>,
  action: string,
  details?: object,
): Promise<void> {
  const subject = { kind: type.name, id, name };
  await writeAudit(tx, actor, `${type.name}.${action}`, subject, details);
}

/** Throws AppError when the case is the agent's own, which somebody else must confirm. */
export function refuseOwn<Row extends CaseRow>(
  type: CaseRecord<Row>,
  agent: CurrentUser,
  row: Row,
): void {
  if (isOwnCase(type, agent, row)) throw new AppError(caseErrors.ownRecord);
}

/** Throws AppError when its customer has no e-mail, and what is asked for leaves by one. */
export function refuseWithoutEmail<Row extends CaseRow>(
  { emailOf }: Pick<CaseRecord<Row>, 'emailOf'>,
  row: Row,
): void {
  if (emailOf(row) === null) throw new AppError(caseErrors.emailNeeded);
}

export function isOwnCase<Row extends CaseRow>(
  type: CaseRecord<Row>,
  agent: CurrentUser,
  row: Row,
): boolean {
  return isOwnRecord(agent, ownerOf(type, row));
}

/** A condition: the customer has shown that the case's e-mail is theirs. */
export const isAddressKnown = <Row extends CaseRow>(
  type: CaseRecord<Row>,
  row: Row,
): RawBuilder<boolean> => isOwnedAddress(ownerOf(type, row));

function ownerOf<Row extends CaseRow>(type: CaseRecord<Row>, row: Row) {
  return { personId: row.person_id, email: type.emailOf(row) };
}

/** The query itself never finds somebody else's case. Newest first. */
export async function listOwnCases<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  personId: string,
  { open }: OwnCasesQuery,
): Promise<Types['own'][]> {
  const { rows } = await sql<Types['readRow']>`${selectOwn(type, personId, type.columns())}
    and ${open ? isOpenCase(type) : sql`true`}
    order by seq desc limit ${type.maxOwn}`.execute(db);
  return rows.map((row) => type.toOwn(row));
}

export async function findOwnCase<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  personId: string,
  id: string,
): Promise<Types['ownDetail']> {
  return orNotFound(type, await readOwnCase(db, type, personId, id));
}

export async function readOwnCase<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  personId: string,
  id: string,
): Promise<Types['ownDetail'] | undefined> {
  const { rows } = await sql<Types['openedRow']>`
    ${selectOwn(type, personId, type.openedColumns())} and id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const history = await readHistory<Types['status']>(db, type, id);
  return type.toOwnDetail(db, personId, row, { ...type.toOwn(row), history });
}

/** A case as staff see it, with its whole history. Throws AppError: not found. */
export async function findCase<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  agent: CurrentUser,
  id: string,
): Promise<Types['detail']> {
  return (await readCase(db, type, agent, id)).detail;
}

/** Like `findCase`, but the audit log records that the agent read it. */
export async function openCase<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  agent: CurrentUser,
  id: string,
): Promise<Types['detail']> {
  const { row, detail } = await readCase(db, type, agent, id);
  const subject = { kind: type.name, id, name: type.nameOf(row) };
  await writeRead(db, agent, `${type.name}.read`, subject);
  return detail;
}

async function readCase<Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  agent: CurrentUser,
  id: string,
): Promise<{ row: Types['openedRow']; detail: Types['detail'] }> {
  const rows = await selectRows<Types['openedRow']>(
    db,
    type,
    { columns: type.openedColumns(), agentId: agent.id },
    sql`id = ${id} and ${mayOpen(type, agent)}`,
  );
  const row = orNotFound(type, rows[0]);
  const [history, mails] = await together(
    readStaffHistory<Types['status']>(db, type, id),
    mailsAbout(db, id),
  );
  const summary = type.toSummary(row, toQueueFacts(row));
  const common = { ...summary, history, mails };
  return { row, detail: await type.toDetail(db, agent, row, common) };
}

function orNotFound<Row>({ notFound }: Pick<CaseRecord, 'notFound'>, row: Row | undefined): Row {
  if (row === undefined) throw new AppError(notFound);
  return row;
}

function selectOwn(type: CaseRecord, personId: string, columns: RawBuilder<unknown>) {
  const table = sql.table(type.name);
  return sql`select ${table}.*, ${columns} from ${table} where ${type.ownedBy(personId)}`;
}

export const readCaseRows = <Types extends CaseTypes>(
  db: Database,
  type: ServerCaseType<Types>,
  { id: agentId }: Pick<CurrentUser, 'id'>,
  rest: RawBuilder<unknown>,
): Promise<(Types['readRow'] & QueueRow)[]> =>
  selectRows<Types['readRow']>(db, type, { columns: type.columns(), agentId }, rest);

async function selectRows<Row extends CaseRow>(
  db: Database,
  type: CaseRecord,
  { columns, agentId }: { columns: RawBuilder<unknown>; agentId: string },
  rest: RawBuilder<unknown>,
): Promise<(Row & QueueRow)[]> {
  const table = sql.table(type.name);
  const { rows } = await sql<Row & QueueRow>`
    select ${table}.*, ${columns}, ${queueColumns(type, agentId)} from ${table} where ${rest}`.execute(
    db,
  );
  return rows;
}
