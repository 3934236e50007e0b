import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import '../database/machinery-tables.ts';
import { mailTopic } from './mail.ts';

/** A queued mail and its state. */
export interface QueuedMail {
  subject: string;
  to: string;
  createdAt: string;
  state: 'sent' | 'waiting' | 'failed';
  attempts: number;
  /** The error of the last try. Null once it was sent. */
  lastError: string | null;
}

/** After this many tries (a minute or two) somebody should know. */
const worrying = 5;

/** A condition of a query: some mail about this record was not sent to this address. */
export const isUndelivered = (about: string, to: string): RawBuilder<boolean> => sql`exists (
  select from outbox where outbox.about = ${sql.ref(about)} and outbox.topic = ${mailTopic}
    and outbox.done_at is null and (outbox.run_after = 'infinity' or outbox.attempts >= ${worrying})
    and lower(outbox.payload->>'to') = lower(${sql.ref(to)}))`;

export async function mailsAbout(db: Database, about: string): Promise<QueuedMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      sql<string>`payload->>'subject'`.as('subject'),
      sql<string>`payload->>'to'`.as('to'),
      sql<QueuedMail['state']>`case when done_at is not null then 'sent'
        when run_after = 'infinity' then 'failed' else 'waiting' end`.as('state'),
      'created_at',
      'attempts',
      'last_error',
    ])
    .where('about', '=', about)
    .where('topic', '=', mailTopic)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, last_error, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    lastError: last_error,
  }));
}
