import { isSealed, seal } from '#platform/auth/secret.ts';
import type { Database } from '#platform/database/database.ts';
import type { SentTicket } from '../../schema.ts';
import { isTicket } from '../../ticket.ts';

const purpose = 'sent-ticket';

/** The token in the address after a form was sent: the ticket with our seal. */
export async function makeSentToken(db: Database, ticket: string): Promise<string> {
  return `${ticket}.${await seal(db, purpose, ticket)}`;
}

/** Returns the ticket of a token; null where the token is forged. */
export async function readSentToken(db: Database, token: string): Promise<SentTicket> {
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
