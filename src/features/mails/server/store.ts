import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import type { MailFilter, MailState } from '../mail-states.ts';
import type { UnsentMail } from '../schema.ts';
import '#platform/database/machinery-tables.ts';

const listLimit = 200;

/** Failed ones first, then by age. */
export async function listUnsent(
  db: Database,
  {
    state: filter,
    limit = listLimit,
  }: { state?: MailFilter | undefined; limit?: number | undefined },
): Promise<UnsentMail[]> {
  const only =
    filter === undefined
      ? sql`true`
      : filter === 'failed'
        ? sql`last_error is not null`
        : sql`last_error is null`;
  const { rows } = await sql<Row>`
    select ${columns} from outbox where topic = ${mailTopic} and done_at is null and ${only}
    order by last_error is null, created_at limit ${limit}`.execute(db);
  return rows.map(toUnsent);
}

export async function countFailed(db: Database): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::int as failed from outbox
    where topic = ${mailTopic} and done_at is null and last_error is not null`.execute(db);
  return rows[0]?.failed ?? 0;
}

/** Returns undefined where it was sent or is being sent. */
export async function retryNow(
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<UnsentMail | undefined> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<Row>`
      update outbox set run_after = now()
      where id = ${id} and topic = ${mailTopic} and done_at is null
        and (locked_until is null or locked_until <= now())
      returning ${columns}`.execute(tx);
    const [mail] = rows;
    if (!mail) return undefined;
    // The entry has neither address nor subject: the log outlives the account, and nothing can be
    // removed from it.
    await writeAudit(tx, {
      actor: agent,
      action: 'mail.retry',
      subject: { kind: 'mail', id },
    });
    return toUnsent(mail);
  });
}

const columns = sql`id, payload->>'to' as "to", payload->>'subject' as subject, created_at as "createdAt",
  attempts, last_error as "lastError",
  case when run_after = 'infinity' then null else run_after end as "nextTryAt"`;

interface Row {
  id: string;
  to: string;
  subject: string;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
  nextTryAt: Date | null;
}

function toUnsent(row: Row): UnsentMail {
  return {
    ...row,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  };
}

function stateOf({ lastError, nextTryAt }: Row): MailState {
  if (nextTryAt === null) return 'given-up';
  return lastError === null ? 'waiting' : 'failed';
}
