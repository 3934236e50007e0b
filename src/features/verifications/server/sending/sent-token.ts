import { isSealed, seal } from '#platform/auth/secret.ts';
import type { Database } from '#platform/database/database.ts';
import type { SentTicket } from '../../schema.ts';
import { isTicket } from '../../ticket.ts';
import '../tables.ts';

const purpose = 'sent-ticket';

/** What the address of the page says after a form was sent: the ticket, and that we wrote it. */
export async function tokenOf(db: Database, ticket: string): Promise<string> {
  return `${ticket}.${await seal(db, purpose, ticket)}`;
}

/** The ticket of a token; null when the token is not ours. */
export async function findSent(db: Database, token: string): Promise<SentTicket> {
  const [ticket = '', sealed = ''] = token.split('.');
  if (!isTicket(ticket) || !(await isSealed(db, purpose, ticket, sealed))) return { ticket: null };
  const row = await db
    .selectFrom('verification')
    .select(['answer_due_at', 'confirmed_by_mail'])
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  if (!row) return { ticket: null };
  const { answer_due_at: due, confirmed_by_mail: mailed } = row;
  return { ticket: { ticketId: ticket, dueAt: due.toISOString(), mailed } };
}
