import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { readTwoPeople } from '#features/people/accounts/server/read-two-people.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/text/language.ts';
import type { LinkRole } from '../../links.ts';
import type { AskedOrder, OwnerChange, StaffOwnerChange } from '../schema.ts';

/** What waits, and the account that asks. */
export interface WaitingChange {
  id: string;
  role: LinkRole;
  askedAt: Date;
  agreedAt: Date | null;
  from: Date | null;
  /** The agent made the link, asks, or owns the order. */
  own: boolean;
  askerId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  whatsapp: string | null;
  verified: boolean;
  language: Language;
}

const shownName = ({ firstName, lastName, email }: WaitingChange) =>
  `${firstName} ${lastName}`.trim() || email;

/** Undefined where nobody asks for the order, or whoever asked has no account any more. */
export async function findWaiting(
  db: Database,
  quoteId: string,
  agent?: Pick<CurrentUser, 'id'>,
): Promise<WaitingChange | undefined> {
  const isOwn: RawBuilder<boolean> = agent
    ? sql`coalesce(same_human(${agent.id}, l.made_by), false)
        or same_human(${agent.id}, c.asked_by) or same_human(${agent.id}, c.asked_of)`
    : sql`false`;
  const { rows } = await sql<WaitingChange>`
    select c.id, l.role, c.asked_at as "askedAt", c.agreed_at as "agreedAt", owner_change_from(c) as "from",
      ${isOwn} as own, p.id as "askerId", p.first_name as "firstName", p.last_name as "lastName", p.email,
      p.phone, p.whatsapp, p.email_verified as verified, p.language
    from owner_change c join quote_link l on l.id = c.link_id join person p on p.id = c.asked_by
      join quote on quote.id = c.quote_id and quote.person_id = c.asked_of
    where c.quote_id = ${quoteId} and c.outcome is null`.execute(db);
  return rows[0];
}

export async function readOwnerChange(db: Database, quoteId: string): Promise<OwnerChange | null> {
  const waiting = await findWaiting(db, quoteId);
  return waiting ? toOwnerChange(waiting) : null;
}

export async function readStaffOwnerChange(
  db: Database,
  agent: CurrentUser,
  quoteId: string,
): Promise<StaffOwnerChange> {
  const waiting = await findWaiting(db, quoteId, agent);
  const change = waiting && {
    ...toOwnerChange(waiting),
    from: waiting.from?.toISOString() ?? null,
    own: waiting.own,
  };
  return { change: change ?? null, twoPeople: await readTwoPeople(db, agent, 'administrador') };
}

/** The newest first. */
export async function listAskedOrders(db: Database, personId: string): Promise<AskedOrder[]> {
  const rows = await db
    .selectFrom('owner_change as c')
    .innerJoin('quote', 'quote.id', 'c.quote_id')
    .innerJoin('quote_link as l', 'l.id', 'c.link_id')
    .select(['quote.reference', 'l.role', 'c.asked_at', 'c.agreed_at'])
    .select(['c.outcome', 'c.decided_at', 'c.reason'])
    .where('c.asked_by', '=', personId)
    .orderBy('c.asked_at', 'desc')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    role: row.role,
    askedAt: row.asked_at.toISOString(),
    agreedAt: row.agreed_at?.toISOString() ?? null,
    outcome: row.outcome,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  }));
}

function toOwnerChange(waiting: WaitingChange): OwnerChange {
  const { id, email, role, askedAt, agreedAt } = waiting;
  return {
    id,
    name: shownName(waiting),
    email,
    role,
    askedAt: askedAt.toISOString(),
    agreedAt: agreedAt?.toISOString() ?? null,
  };
}
