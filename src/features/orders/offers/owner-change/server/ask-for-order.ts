import { sql } from 'kysely';
import { isStaff } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { customerName } from '#features/requests/quotes/customer.ts';
import { lockQuoteWhere } from '#features/requests/quotes/server/quote-access.ts';
import { firstName } from '#features/shipping/handover/server/unit-columns.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { offerErrors } from '../../errors.ts';
import type { OpenLink } from '../../server/answerer.ts';
import { findLink, type LinkReader } from '../../server/links/quote-links.ts';
import { ownerChangeErrors } from '../errors.ts';
import type { AskState } from '../schema.ts';
import { mailAsked } from './owner-change-mails.ts';

/** A condition of a query of quotes: it has an owner, who cannot leave it before it is settled. */
const isPassable = sql<boolean>`(quote.person_id is not null and order_is_open(quote.id))`;

/**
 * Asks, for whoever has signed in, that the order of a link becomes theirs. A repetition changes
 * nothing. Throws AppError: no such link, nothing of the order is open, staff, their own already,
 * somebody else asks, refused before.
 */
export async function askForOrder(
  services: Services,
  person: CurrentUser,
  token: string,
): Promise<void> {
  const link = await findLink(services.db, token, person);
  if (link === 'staff' || isStaff(person.role)) throw new AppError(ownerChangeErrors.notForStaff);
  if (typeof link === 'string') throw new AppError(offerErrors.notFound);
  await inTransaction(services.db, async (tx) => {
    const locked = await lockQuoteWhere(tx, sql`id = ${link.quoteId} and ${isPassable}`);
    const owner = locked?.row.person_id;
    if (!locked || !owner) throw new AppError(ownerChangeErrors.notOpen);
    if (owner === person.id) throw new AppError(ownerChangeErrors.ownAlready);
    const before = await outcomeOf(tx, link, person.id);
    if (before === 'waits') return;
    if (before) throw new AppError(ownerChangeErrors.refused);
    const change = {
      quote_id: link.quoteId,
      link_id: link.id,
      asked_by: person.id,
      asked_of: owner,
    };
    const { id } = await translateConstraint(
      'owner_change_waits_once',
      ownerChangeErrors.waits,
      () => tx.insertInto('owner_change').values(change).returning('id').executeTakeFirstOrThrow(),
    );
    // By link, because it is not its owner who did it.
    const actor = { id: null, as: 'customer' } as const;
    const note = firstName(customerName(person));
    await addEvent(tx, { of: locked.of, actor, kind: 'owner_asked', note });
    await mailAsked(tx, services.config, { id, row: locked.row, asker: person });
  });
  services.wakeWorker();
}

async function outcomeOf(
  db: Database | Tx,
  { id }: Pick<OpenLink, 'id'>,
  personId: string,
): Promise<'waits' | 'refused' | undefined> {
  const change = await db
    .selectFrom('owner_change')
    .select('outcome')
    .where('link_id', '=', id)
    .where('asked_by', '=', personId)
    .executeTakeFirst();
  return change && (change.outcome === null ? 'waits' : 'refused');
}

/** What the page of a link offers its reader; null: nothing. */
export async function readAskState(
  db: Database,
  link: OpenLink,
  reader: LinkReader,
): Promise<AskState | null> {
  if (isStaff(reader?.role)) return null;
  const { rows } = await sql<{ owner: string }>`
    select person_id as owner from quote where id = ${link.quoteId} and ${isPassable}`.execute(db);
  const [passable] = rows;
  if (!passable || passable.owner === reader?.id) return null;
  if (!reader) return 'sign-in';
  return (await outcomeOf(db, link, reader.id)) ?? 'ask';
}
