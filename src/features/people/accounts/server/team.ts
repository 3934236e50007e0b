import { type RawBuilder, sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import { hasWords } from '#platform/database/containing.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { type ListPage, rowsOf } from '#platform/http/list-pages.ts';
import { readMailAddress } from '#platform/mail/mail-address.ts';
import type { TeamFilters, TeamMember } from '../team-schema.ts';

type Row = Omit<TeamMember, 'named' | 'createdAt'> & { createdAt: Date };

const columns = sql`id, first_name as "firstName", last_name as "lastName", email,
  email_verified as "emailVerified", role, created_at as "createdAt"`;

/** Without a search it lists the staff. */
export async function listTeam(
  db: Database,
  config: Config,
  { q, ...pages }: TeamFilters,
): Promise<ListPage<TeamMember>> {
  const condition = q ? matchesPerson(q) : sql`role <> 'cliente'`;
  const { size, offset } = rowsOf(pages);
  const { rows } = await sql<Row>`
    select ${columns} from person where ${condition}
    order by array_position('{administrador,agente,cliente}', role),
      ${nameOrder(sql`first_name || ' ' || last_name`)}, email, id
    limit ${size} offset ${offset}`.execute(db);
  const count = await sql<{ total: number }>`
    select count(*)::int as total from person where ${condition}`.execute(db);
  const people = rows.map((row) => toMember(row, config));
  return { rows: people, total: count.rows[0]?.total ?? 0 };
}

export async function lockMember(
  tx: Tx,
  config: Config,
  id: string,
): Promise<TeamMember | undefined> {
  return (await lockMembers(tx, config, sql`id = ${id}`))[0];
}

export function lockMembersByEmail(tx: Tx, config: Config, email: string): Promise<TeamMember[]> {
  return lockMembers(
    tx,
    config,
    sql`lower(email) = ${(readMailAddress(email) ?? email).toLowerCase()}`,
  );
}

async function lockMembers(
  tx: Tx,
  config: Config,
  condition: RawBuilder<unknown>,
): Promise<TeamMember[]> {
  const { rows } = await sql<Row>`
    select ${columns} from person where ${condition} order by id for update`.execute(tx);
  return rows.map((row) => toMember(row, config));
}

/** Each word must be in the name or the e-mail; uses the index person_search. */
export const matchesPerson = (q: string): RawBuilder<boolean> =>
  hasWords(sql`plain(first_name || ' ' || last_name || ' ' || email)`, q);

function toMember(row: Row, { adminEmails }: Config): TeamMember {
  const named = row.emailVerified && adminEmails.includes(row.email.toLowerCase());
  return { ...row, named, createdAt: row.createdAt.toISOString() };
}
