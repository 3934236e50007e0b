import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { isQuoteOfAgent, mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import { hashOfToken, seal } from '#platform/auth/secret.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { tokenIn } from '#platform/text/link-token.ts';
import { dayMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { linkTries } from '../code.ts';
import { handoverPath } from '../handover-link.ts';
import type { StaffHandoverLink } from '../schema.ts';
import { isReached } from './unit-columns.ts';

/** Makes the token from the id, so that staff can copy it again; only its hash is stored. */
async function tokenOf(db: Database, id: string): Promise<string> {
  return `${await seal(db, 'handover-link', id)}z`;
}

const isOpen = sql<boolean>`(
  revoked_at is null and expires_at > now() and wrong < ${linkTries}::int)`;

export const isOnLink = (id: string) => sql<boolean>`exists (
  select from handover_link_unit l where l.link_id = ${id} and l.unit_id = unit.id)`;

export interface FoundHandoverLink {
  id: string;
  label: string;
  madeAt: Date;
  expiresAt: Date;
  open: boolean;
}

/** Changes nothing. `forUpdate` makes tries at the same moment wait for each other. */
export async function findHandoverLink(
  db: Database,
  written: string,
  { forUpdate = false } = {},
): Promise<FoundHandoverLink | undefined> {
  const { rows } = await sql<FoundHandoverLink>`
    select id, label, made_at as "madeAt", expires_at as "expiresAt", ${isOpen} as open
    from handover_link where token_hash = ${hashOfToken(tokenIn(written))}
    ${forUpdate ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function countWrongTryOfLink(tx: Tx, id: string): Promise<void> {
  await sql`update handover_link set wrong = least(wrong + 1, ${linkTries}::int)
    where id = ${id}`.execute(tx);
}

interface NewLink {
  label: string;
  units: readonly string[];
  days: number;
  madeBy: string;
  key: string | undefined;
}

/** Returns the id, or undefined if the same submission made one before. */
export async function insertHandoverLink(tx: Tx, written: NewLink): Promise<string | undefined> {
  const id = randomUUID();
  const link = await tx
    .insertInto('handover_link')
    .values({
      id,
      label: written.label,
      token_hash: hashOfToken(await tokenOf(tx, id)),
      made_by: written.madeBy,
      expires_at: new Date(sharedNow().getTime() + written.days * dayMs),
      submission_key: written.key ?? null,
    })
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!link) return undefined;
  await tx
    .insertInto('handover_link_unit')
    .values(written.units.map((unit_id) => ({ link_id: id, unit_id })))
    .execute();
  return id;
}

/** Throws AppError: the key of this submission made another link. */
export async function requireSameLink(tx: Tx, { units, ...submitted }: NewLink): Promise<void> {
  const { rows } = await sql<Omit<NewLink, 'key'>>`
    select label, made_by as "madeBy", round(extract(epoch from expires_at - made_at) / 86400)::int as days,
      array(select unit_id from handover_link_unit where link_id = link.id) as units
    from handover_link link where submission_key = ${submitted.key}`.execute(tx);
  const [earlier] = rows;
  const before = earlier && { ...earlier, key: submitted.key, units: earlier.units.toSorted() };
  const now = { ...submitted, units: units.toSorted() };
  requireSameContent<object | undefined>(before, now, caseErrors.entryKeyReused);
}

export async function revokeHandoverLink(tx: Tx, agent: CurrentUser, id: string): Promise<boolean> {
  const { rows } = await sql`
    update handover_link set revoked_at = now()
    where id = ${id} and revoked_at is null and exists (
      select from handover_link_unit l join unit on unit.id = l.unit_id join quote on quote.id = unit.quote_id
      where l.link_id = handover_link.id and ${mayOpenQuote(agent)})
    returning id`.execute(tx);
  return rows.length > 0;
}

type LinkRow = Omit<StaffHandoverLink, 'madeAt' | 'expiresAt' | 'path'> & {
  madeAt: Date;
  expiresAt: Date;
  tokenHash: Buffer;
  mayCopy: boolean;
};

/**
 * Lists open links, the newest first, with those of their units whose orders the agent may open.
 * `path` is null where the agent may not have the address: with it and the code a recipient could
 * hand over to themselves, and with it and an act that they accept themselves anybody alone.
 */
export async function listHandoverLinks(
  db: Database,
  agent: CurrentUser,
): Promise<StaffHandoverLink[]> {
  const { rows } = await sql<LinkRow>`
    select link.id, link.label, link.made_at as "madeAt", link.expires_at as "expiresAt",
      link.token_hash as "tokenHash",
      array_agg(unit.number order by unit.made_at, unit.position, unit.piece)
        filter (where ${mayOpenQuote(agent)}) as units,
      (count(*) filter (where ${mayOpenQuote(agent)} and not ${isReached('delivered')}))::int as left,
      link.made_by = ${agent.id} and bool_and(${mayOpenQuote(agent)} and not ${isQuoteOfAgent(agent)}) as "mayCopy"
    from (select * from handover_link where ${isOpen}) as link
      join handover_link_unit l on l.link_id = link.id
      join unit on unit.id = l.unit_id join quote on quote.id = unit.quote_id
    group by link.id, link.label, link.made_by, link.made_at, link.expires_at, link.token_hash
    having bool_or(${mayOpenQuote(agent)})
    order by link.made_at desc limit 200`.execute(db);
  return Promise.all(
    rows.map(async ({ mayCopy, tokenHash, madeAt, expiresAt, ...link }) => ({
      ...link,
      madeAt: madeAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      path: mayCopy ? await pathOf(db, link.id, tokenHash) : null,
    })),
  );
}

/**
 * Null where the link was made with another signing secret, since its token cannot be made again.
 */
async function pathOf(db: Database, id: string, tokenHash: Buffer): Promise<string | null> {
  const token = await tokenOf(db, id);
  return hashOfToken(token).equals(tokenHash) ? handoverPath(token) : null;
}
