import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashOfToken, seal } from '#platform/auth/secret.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { linkTries } from '../code.ts';
import { handoverPath } from '../handover-link.ts';
import './tables.ts';

/** The same from the same id, so that staff can show it again; only its hash is stored. */
async function tokenOf(db: Database, id: string): Promise<string> {
  return `${await seal(db, 'handover-link', id)}z`;
}

/** In a query of links: neither revoked, nor run out, nor used for guessing. */
const isOpen = sql<boolean>`(
  revoked_at is null and expires_at > now() and wrong < ${linkTries}::int)`;

/** In a query of units: whether it is on a link. */
export const isOnLink = (id: string) => sql<boolean>`exists (
  select from handover_link_unit l where l.link_id = ${id} and l.unit_id = unit.id)`;

export interface FoundHandoverLink {
  id: string;
  label: string;
  madeAt: Date;
  expiresAt: Date;
  open: boolean;
}

/** Reading is all that this does; with `forUpdate` tries at the same moment wait for each other. */
export async function findHandoverLink(
  db: Database,
  written: string,
  { forUpdate = false } = {},
): Promise<FoundHandoverLink | undefined> {
  const token = written.replace(/[^\w-]+$/u, '');
  const { rows } = await sql<FoundHandoverLink>`
    select id, label, made_at as "madeAt", expires_at as "expiresAt", ${isOpen} as open
    from handover_link where token_hash = ${hashOfToken(token)}
    ${forUpdate ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function countWrongOfLink(tx: Tx, id: string): Promise<void> {
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

/** Its id; undefined: the same submission made it before. */
export async function insertHandoverLink(tx: Tx, link: NewLink): Promise<string | undefined> {
  const id = randomUUID();
  const made = await tx
    .insertInto('handover_link')
    .values({
      id,
      label: link.label,
      token_hash: hashOfToken(await tokenOf(tx, id)),
      made_by: link.madeBy,
      expires_at: new Date(Date.now() + link.days * 86_400_000),
      submission_key: link.key ?? null,
    })
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return undefined;
  await tx
    .insertInto('handover_link_unit')
    .values(link.units.map((unit_id) => ({ link_id: id, unit_id })))
    .execute();
  return id;
}

/** False: there is none, or it was revoked before. */
export async function revokeHandoverLink(tx: Tx, id: string): Promise<boolean> {
  const revoked = await tx
    .updateTable('handover_link')
    .set({ revoked_at: new Date() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

interface LinkRow {
  id: string;
  label: string;
  made_at: Date;
  expires_at: Date;
  token_hash: Buffer;
  units: string[];
  left: number;
}

/** Those that open, the newest first. */
export async function listHandoverLinks(db: Database) {
  const { rows } = await sql<LinkRow>`
    select id, label, made_at, expires_at, token_hash,
      array(select unit.number from handover_link_unit l join unit on unit.id = l.unit_id
        where l.link_id = handover_link.id order by unit.made_at, unit.position, unit.piece) as units,
      (select count(*)::int from handover_link_unit l where l.link_id = handover_link.id
        and not exists (select from unit_stage s where s.unit_id = l.unit_id and s.stage = 'delivered'
          and s.reached_on is not null)) as left
    from handover_link where ${isOpen}
      and exists (select from handover_link_unit l where l.link_id = handover_link.id) order by made_at desc limit 200`.execute(
    db,
  );
  return Promise.all(
    rows.map(async ({ id, label, made_at, expires_at, token_hash, units, left }) => {
      const token = await tokenOf(db, id);
      // The secret that makes tokens may be another one since.
      const path = hashOfToken(token).equals(token_hash) ? handoverPath(token) : null;
      const madeAt = made_at.toISOString();
      return { id, label, madeAt, expiresAt: expires_at.toISOString(), path, units, left };
    }),
  );
}
