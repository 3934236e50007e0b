import { sql } from 'kysely';
import { isOwnRecord } from '#features/accounts/own-record.ts';
import type { Role } from '#features/accounts/roles.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeRead } from '#features/accounts/server/audit.ts';
import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailsAbout } from '#platform/mail/mails-about.ts';
import { caseErrors } from '../errors.ts';
import type { OwnCasesQuery } from '../schema.ts';
import type { CaseRef } from './case-ref.ts';
import { readHistory, readStaffHistory } from './events.ts';
import { isOpen, mayOpen, type QueueRow, queueColumns, toQueueFacts } from './queue/queue-list.ts';
import type { CaseTypes, ServerCaseType } from './server-case-type.ts';

export interface LockedCase<T extends CaseTypes> {
  of: CaseRef;
  name: string;
  row: T['row'];
}

/** One's own, or what this role of the staff may open. Throws AppError: not found. */
export async function lockCase<T extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<T>,
  id: string,
  by: { ownerId: string } | { role: Role },
): Promise<LockedCase<T>> {
  const scope = 'ownerId' in by ? type.ownedBy(by.ownerId) : mayOpen(type, by);
  const { rows } = await sql<T['row']>`
    select * from ${sql.table(type.name)} where id = ${id} and ${scope} for update`.execute(tx);
  const row = found(type, rows[0]);
  return { of: { type, id }, name: type.nameOf(row), row };
}

/** The row of a locked case as this transaction has left it. */
export async function rereadCase<T extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<T>,
  id: string,
): Promise<T['row']> {
  const { rows } = await sql<T['row']>`
    select * from ${sql.table(type.name)} where id = ${id}`.execute(tx);
  return found(type, rows[0]);
}

/** Throws AppError when a case is the agent's own: somebody else confirms it. */
export function refuseOwn<T extends CaseTypes>(
  type: ServerCaseType<T>,
  agent: CurrentUser,
  row: T['row'],
): void {
  if (isOwnCase(type, agent, row)) throw new AppError(caseErrors.ownRecord);
}

/** Whether a case is the agent's own. */
export function isOwnCase<T extends CaseTypes>(
  type: ServerCaseType<T>,
  agent: CurrentUser,
  row: T['row'],
): boolean {
  return isOwnRecord(agent, ownerOf(type, row));
}

/** Whether the customer has shown that the case's e-mail is theirs. */
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

/** A person's cases, newest first. Someone else's are not found, by construction. */
export async function listOwnCases<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  personId: string,
  { open }: OwnCasesQuery,
): Promise<T['own'][]> {
  const { rows } = await sql<T['readRow']>`${selectOwn(type, personId)}
    and ${open ? isOpen(type) : sql`true`}
    order by seq desc limit ${type.mostOwn}`.execute(db);
  return rows.map((row) => type.toOwn(row));
}

export async function findOwnCase<T extends CaseTypes>(
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

/** A case as staff see it, with everything that happened. Throws AppError: not found. */
export async function findCase<T extends CaseTypes>(
  db: Database,
  type: ServerCaseType<T>,
  agent: CurrentUser,
  id: string,
): Promise<T['detail']> {
  return (await readCase(db, type, agent, id)).detail;
}

/** The same for an agent who opens it; the audit log records that. */
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
  const row = found(type, rows[0]);
  const { language } = row;
  const history = await readStaffHistory<T['status']>(db, type, id);
  const mails = await mailsAbout(db, id);
  const listed = type.toListed(row, toQueueFacts(row));
  const common = { ...listed, language, history, mails };
  return { row, detail: await type.toDetail(db, agent, row, common) };
}

export function found<F>(
  type: Pick<ServerCaseType<CaseTypes>, 'notFound'>,
  value: F | undefined,
): F {
  if (value === undefined) throw new AppError(type.notFound);
  return value;
}

function selectOwn<T extends CaseTypes>(type: ServerCaseType<T>, personId: string) {
  const table = sql.table(type.name);
  return sql`select ${table}.*, ${type.columns} from ${table} where ${type.ownedBy(personId)}`;
}

/** Rows with the columns that the wire shapes need. */
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
