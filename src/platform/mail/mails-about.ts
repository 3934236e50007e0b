import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import '../database/machinery-tables.ts';
import { mailTopic } from './mail.ts';

/** A mail that was queued, and how it fared. */
export interface QueuedMail {
  subject: string;
  to: string;
  createdAt: string;
  /** 'failed': given up, nothing happens by itself any more. */
  state: 'sent' | 'waiting' | 'failed';
  attempts: number;
  /** What the last try met with; null once it was taken over. */
  lastError: string | null;
}

/** The mails that tell of a record, oldest first. */
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
