import { sql } from 'kysely';
import { isOwnRecord } from '#features/accounts/own-record.ts';
import type { Role } from '#features/accounts/roles.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit, writeRead } from '#features/accounts/server/audit.ts';
import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailsAbout } from '#platform/mail/mails-about.ts';
import { caseErrors } from '../errors.ts';
import type { OwnCasesQuery } from '../schema.ts';
import type { CaseRef } from './case-ref.ts';
import { readHistory, readStaffHistory } from './events.ts';
import { isOpen, mayOpen, type QueueRow, queueColumns, toQueueFacts } from './queue/queue-list.ts';
import type { AnyServerCaseType, CaseTypes, ServerCaseType } from './server-case-type.ts';

export interface LockedCase<T extends CaseTypes> {
  of: CaseRef;
  name: string;
  row: T['row'];
}

/** Locks a customer's own case, or one that this role may open. Throws AppError: not found. */
export async function lockCase<T extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<T>,
  id: string,
  by: { ownerId: string } | { role: Role },
): Promise<LockedCase<T>> {
  const scope = 'ownerId' in by ? type.ownedBy(by.ownerId) : mayOpen(type, by);
  const { rows } = await sql<T['row']>`
    select * from ${sql.table(type.name)} where id = ${id} and ${scope} for update`.execute(tx);
  const row = orNotFound(type, rows[0]);
  return { of: { type, id }, name: type.nameOf(row), row };
}

/** The row of a locked case as it is after the writes of this transaction. */
export async function rereadCase<T extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<T>,
  id: string,
): Promise<T['row']> {
  const { rows } = await sql<T['row']>`
    select * from ${sql.table(type.name)} where id = ${id}`.execute(tx);
  return orNotFound(type, rows[0]);
}

export async function auditCase(
  tx: Tx,
  actor: CurrentUser,
  { of: { type, id }, name }: Pick<LockedCase<CaseTypes>, 'of' | 'name'>,
  action: string,
  details?: object,
): Promise<void> {
  const subject = { kind: type.name, id, name };
  await writeAudit(tx, {
    actor,
    action: `${type.name}.${action}`,
    subject,
    ...(details && { details }),
  });
}

/** Throws AppError when the case is the agent's own, which somebody else must confirm. */
export function refuseOwn<T extends CaseTypes>(
  type: ServerCaseType<T>,
  agent: CurrentUser,
  row: T['row'],
): void {
  if (isOwnCase(type, agent, row)) throw new AppError(caseErrors.ownRecord);
}

export function isOwnCase<T extends CaseTypes>(
  type: ServerCaseType<T>,
  agent: CurrentUser,
  row: T['row'],
): boolean {
  return isOwnRecord(agent, ownerOf(type, row));
}

/** True where the customer has shown that the case's e-mail is theirs. */
export function isAddressKnown<T extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<T>,
  row: T['row'],
): Promise<boolean> {
  return ownsAddress(tx, ownerOf(type, row));
}

function ownerOf<T extends CaseTypes>(type: ServerCaseType<T>, row: T['row']) {
  return { personId: row.person_id, email: type.emailOf(row) };
}

/** The query itself never finds somebody else's case. Newest first. */
export async function listOwnCases<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  personId: string,
  { open }: OwnCasesQuery,
): Promise<T['own'][]> {
  const { rows } = await sql<T['readRow']>`${selectOwn(type, personId)}
    and ${open ? isOpen(type) : sql`true`}
    order by seq desc limit ${type.maxOwn}`.execute(db);
  return rows.map((row) => type.toOwn(row));
}

export async function findOwnCase<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  personId: string,
  id: string,
): Promise<T['ownDetail']> {
  return orNotFound(type, await readOwnCase(db, type, personId, id));
}

export async function readOwnCase<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  personId: string,
  id: string,
): Promise<T['ownDetail'] | undefined> {
  const { rows } = await sql<T['readRow']>`${selectOwn(type, personId)} and id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const history = await readHistory<T['status']>(db, type, id);
  return type.toOwnDetail(db, personId, row, { ...type.toOwn(row), history });
}

/** A case as staff see it, with its whole history. Throws AppError: not found. */
export async function findCase<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  agent: CurrentUser,
  id: string,
): Promise<T['detail']> {
  return (await readCase(db, type, agent, id)).detail;
}

/** Like `findCase`, but the audit log records that the agent read it. */
export async function openCase<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  agent: CurrentUser,
  id: string,
): Promise<T['detail']> {
  const { row, detail } = await readCase(db, type, agent, id);
  const subject = { kind: type.name, id, name: type.nameOf(row) };
  await writeRead(db, { actor: agent, action: `${type.name}.read`, subject });
  return detail;
}

async function readCase<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  agent: CurrentUser,
  id: string,
): Promise<{ row: T['readRow']; detail: T['detail'] }> {
  const rows = await readRows(db, type, sql`id = ${id} and ${mayOpen(type, agent)}`);
  const row = orNotFound(type, rows[0]);
  const { language } = row;
  const history = await readStaffHistory<T['status']>(db, type, id);
  const mails = await mailsAbout(db, id);
  const summary = type.toSummary(row, toQueueFacts(row));
  const common = { ...summary, language, history, mails };
  return { row, detail: await type.toDetail(db, agent, row, common) };
}

function orNotFound<R>({ notFound }: Pick<AnyServerCaseType, 'notFound'>, row: R | undefined): R {
  if (row === undefined) throw new AppError(notFound);
  return row;
}

function selectOwn<T extends CaseTypes>(type: ServerCaseType<T>, personId: string) {
  const table = sql.table(type.name);
  return sql`select ${table}.*, ${type.columns} from ${table} where ${type.ownedBy(personId)}`;
}

export async function readRows<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  rest: ReturnType<typeof sql>,
): Promise<(T['readRow'] & QueueRow)[]> {
  const table = sql.table(type.name);
  const { rows } = await sql<T['readRow'] & QueueRow>`
    select ${table}.*, ${type.columns}, ${queueColumns(type)} from ${table} where ${rest}`.execute(
    db,
  );
  return rows;
}
