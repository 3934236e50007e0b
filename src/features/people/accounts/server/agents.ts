import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import type { Agent, StaffName } from '../schema.ts';

const shownName = sql<string>`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`;

export async function listAgents(db: Database): Promise<Agent[]> {
  const { rows } = await sql<Agent>`
    select id, ${shownName} as name from person where role <> 'cliente'
    order by ${nameOrder(shownName)}, id`.execute(db);
  return rows;
}

/**
 * Locks the role until the transaction ends. Returns undefined for somebody who is not of staff.
 */
export async function findAgent(tx: Tx, id: string): Promise<Agent | undefined> {
  const { rows } = await sql<Agent>`
    select id, ${shownName} as name from person where id = ${id} and role <> 'cliente'
    for share`.execute(tx);
  return rows[0];
}

/** A column of a query: the name of the person whose id is in this column ('event.actor_id'). */
export function personNameColumn(column: string): RawBuilder<string | null> {
  return sql<string | null>`(select ${shownName} from person where person.id = ${sql.ref(column)})`;
}

/** A column of a query as JSON, a `StaffName`: who of staff it was, also after the account is gone. */
export function staffNameColumn(column: string): RawBuilder<StaffName> {
  return sql<StaffName>`coalesce(to_json(${personNameColumn(column)}), (
    select json_build_object('role', role, 'since', since::date) from staff_term
    where staff_term.person_id = ${sql.ref(column)} order by seq desc limit 1))`;
}

/** The name that customers see; null if there is none. */
export function firstNameColumn(column: string): RawBuilder<string | null> {
  return sql<string | null>`(select nullif(trim(first_name), '') from person
    where person.id = ${sql.ref(column)})`;
}
