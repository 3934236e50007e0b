import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { type ListPage, rowsOf } from '#platform/http/list-pages.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import type { MailFilter, MailState } from '../mail-states.ts';
import type { MailFilters, UnsentMail } from '../schema.ts';
import '#platform/database/machinery-tables.ts';

/** Failed ones first, then by age. */
export async function listUnsent(
  db: Database,
  { state, ...pages }: MailFilters,
): Promise<ListPage<UnsentMail>> {
  const { size, offset } = rowsOf(pages);
  const { rows } = await sql<Row>`
    select ${columns} from outbox where ${isUnsent(state)}
    order by last_error is null, created_at, id limit ${size} offset ${offset}`.execute(db);
  return { rows: rows.map(toUnsent), total: await countUnsent(db, state) };
}

export async function countUnsent(db: Database, state?: MailFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox where ${isUnsent(state)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export function isUnsent(state: MailFilter | undefined) {
  const only = { failed: sql`and last_error is not null`, waiting: sql`and last_error is null` };
  return sql`topic = ${mailTopic} and done_at is null ${state ? only[state] : sql``}`;
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
    await writeAudit(tx, agent, 'mail.retry', { kind: 'mail', id });
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
