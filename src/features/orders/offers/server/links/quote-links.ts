import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isStaff } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { firstName } from '#features/shipping/handover/server/unit-columns.ts';
import { hashOfToken, loadSealer } from '#platform/auth/secret.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { tokenIn } from '#platform/text/link-token.ts';
import { dayMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import {
  type ClosedLinkReason,
  isWholeToken,
  type LinkRole,
  linkPath,
  linkRoles,
  offerLinkDays,
} from '../../links.ts';
import type { QuoteLink } from '../../schema.ts';
import type { OpenLink } from '../answerer.ts';
import { isOpenLink, linkEndsAt } from './link-life.ts';

type FoundLink = OpenLink | ClosedLinkReason;

/** Who opens a link: undefined where nobody has signed in. */
export type LinkReader = Pick<CurrentUser, 'id' | 'role'> | undefined;

const inDays = (days: number) => new Date(sharedNow().getTime() + days * dayMs);

async function loadTokens(db: Database): Promise<(id: string) => string> {
  const sealed = await loadSealer(db, 'quote-link');
  return (id) => `${sealed(id)}z`;
}

/**
 * Only reads, because programs open links before people do. A session of staff finds no link of who
 * receives: 'staff'.
 */
export async function findLink(
  db: Database,
  typed: string,
  reader: LinkReader,
): Promise<FoundLink> {
  const token = tokenIn(typed);
  if (!isWholeToken(token)) return token.length < 23 ? 'cut' : 'unknown';
  const { rows } = await sql<OpenLink & { open: boolean }>`
    select quote_link.id, quote_id as "quoteId", role, ${isOpenLink} as open
    from quote_link join quote on quote.id = quote_link.quote_id
    where token_hash = ${hashOfToken(token)} and quote.detached_at is null`.execute(db);
  const [found] = rows;
  if (!found) return 'unknown';
  const { open, ...link } = found;
  if (!open) return 'over';
  return link.role === 'receives' && isStaff(reader?.role) ? 'staff' : link;
}

/** The first name of whoever asked, of whose quotation a link is. */
export async function whoseLink(db: Database, typed: string): Promise<string> {
  const { customer_name } = await db
    .selectFrom('quote')
    .innerJoin('quote_link', 'quote_link.quote_id', 'quote.id')
    .select('customer_name')
    .where('token_hash', '=', hashOfToken(tokenIn(typed)))
    .executeTakeFirstOrThrow();
  return firstName(customer_name);
}

/** Returns the link of a role, renewed: the one that opens already, or a new one. */
export async function makeLink(
  tx: Tx,
  quoteId: string,
  role: LinkRole,
  madeBy: string | null,
): Promise<{ id: string; path: string; isNew: boolean }> {
  const [live, tokenOf] = await together(
    tx
      .updateTable('quote_link')
      .set({ expires_at: inDays(offerLinkDays) })
      .where('quote_id', '=', quoteId)
      .where('role', '=', role)
      .where('revoked_at', 'is', null)
      .returning(['id', 'token_hash'])
      .executeTakeFirst(),
    loadTokens(tx),
  );
  if (live) {
    const token = tokenOf(live.id);
    // After a change of the signing secret the two differ, and the link is made anew.
    if (hashOfToken(token).equals(live.token_hash)) {
      return { id: live.id, path: linkPath(token), isNew: false };
    }
    await revoke(tx, quoteId, live.id);
  }
  const id = randomUUID();
  const token = tokenOf(id);
  await tx
    .insertInto('quote_link')
    .values({
      id,
      quote_id: quoteId,
      role,
      token_hash: hashOfToken(token),
      made_by: madeBy,
      expires_at: inDays(offerLinkDays),
    })
    .execute();
  return { id, path: linkPath(token), isNew: true };
}

/** The path of the link of a role that opens now; undefined where there is none. */
export async function linkOfOrder(
  db: Database,
  quoteId: string,
  role: LinkRole,
): Promise<string | undefined> {
  const links = await listLinks(db, quoteId, [role]);
  return links.find((link) => link.role === role)?.path ?? undefined;
}

/** Returns the link's role; undefined where there is no such link, or it was revoked before. */
export async function revoke(tx: Tx, quoteId: string, id: string): Promise<LinkRole | undefined> {
  const revoked = await tx
    .updateTable('quote_link')
    .set({ revoked_at: sharedNow() })
    .where('id', '=', id)
    .where('quote_id', '=', quoteId)
    .where('revoked_at', 'is', null)
    .returning('role')
    .executeTakeFirst();
  return revoked?.role;
}

/** Lists open links, with the paths of `told` (`rolesWithPath`). */
export async function listLinks(
  db: Database,
  quoteId: string,
  told: readonly LinkRole[],
): Promise<QuoteLink[]> {
  const links = db
    .selectFrom('quote_link')
    .select(['id', 'role', 'made_at', 'token_hash', linkEndsAt.as('ends_at')])
    .where('quote_id', '=', quoteId)
    .where(isOpenLink)
    .orderBy('role')
    .execute();
  const [rows, tokenOf] = await together(links, loadTokens(db));
  return rows.map(({ id, role, made_at, ends_at, token_hash }) => {
    const token = tokenOf(id);
    const mayHave = told.includes(role) && hashOfToken(token).equals(token_hash);
    return {
      id,
      role,
      madeAt: made_at.toISOString(),
      expiresAt: ends_at?.toISOString() ?? null,
      path: mayHave ? linkPath(token) : null,
    };
  });
}

export async function revokeLinksOf(
  tx: Tx,
  quoteIds: readonly string[],
  roles: readonly LinkRole[] = linkRoles,
): Promise<void> {
  await sql`update quote_link set revoked_at = now()
    where quote_id = any(${quoteIds}::uuid[]) and role = any(${roles}::text[])
      and revoked_at is null`.execute(tx);
}
