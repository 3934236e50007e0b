import { sql } from 'kysely';
import { isInHand } from '#features/ledger/entries/server/money-rules.ts';
import { finishedVerifications } from '#features/payments/verifications/statuses.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { quoteIsOver } from '#features/requests/quotes/server/quote-ending.ts';
import { finishedQuotes } from '#features/requests/quotes/statuses.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import type { BeforeDeletion } from '../schema.ts';
import { findOwner, ownVerifications } from './owner.ts';

export async function readBeforeDeletion(
  { db, config }: Services,
  person: CurrentUser,
): Promise<Omit<BeforeDeletion, 'recent'>> {
  const owner = await findOwner(db, person.id);
  const quotes = await db
    .selectFrom('quote')
    .select(['status', quoteIsOver().as('over')])
    .where('person_id', '=', person.id)
    .execute();
  const verifications = owner
    ? await db.selectFrom('verification').select('status').where(ownVerifications(owner)).execute()
    : [];
  const another = await db
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'administrador')
    .where('id', '<>', person.id)
    .executeTakeFirst();
  return {
    openQuotes: quotes.filter(({ status, over }) => !over && !finishedQuotes.includes(status))
      .length,
    openVerifications: verifications.filter(({ status }) => !finishedVerifications.includes(status))
      .length,
    keptQuotes: quotes.length,
    keptVerifications: verifications.length,
    retentionYears: config.brand.retentionYears,
    uncountedCash: await readUncountedCash(db, person.id),
    openOrders: await readOpenOrders(db, person.id),
    lastAdministrador: person.role === 'administrador' && !another,
  };
}

/** The references of orders whose cash keeps an account (`uncounted_cash_keeps_account`). */
async function readUncountedCash(db: Database, personId: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from quote
    where id in (select quote_id from uncounted_cash where recorded_by = ${personId})
    order by seq`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** Orders that keep an account from being deleted (`open_order_keeps_account`), the oldest first. */
async function readOpenOrders(
  db: Database,
  personId: string,
): Promise<BeforeDeletion['openOrders']> {
  const { rows } = await sql<BeforeDeletion['openOrders'][number]>`
    select id, reference, ${isInHand('quote.id')} as money from quote
    where person_id = ${personId} and order_is_open(id) order by seq`.execute(db);
  return rows;
}
