import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { quoteIsOver } from '#features/requests/quotes/server/quote-ending.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { mayBeSame, nameWords } from '../listed-names.ts';
import type { OrderRole } from '../order-roles.ts';
import type { ListEntry } from '../schema.ts';

/** A condition of a query on `quote`: one of its units was not handed over yet. */
export const isOpenOrder = sql`(not ${quoteIsOver()} and exists (
  select from unit where unit.quote_id = quote.id and unit.retired_at is null and exists (
    select from unit_stage s where s.unit_id = unit.id and s.stage = 'delivered' and s.reached_on is null)))`;

export const newestList = sql`(select newest_screening_list())`;

/**
 * A condition of a query on `quote`: one of its names was not compared with the newest list yet.
 */
const isUnscreened = sql`exists (select from order_names(quote.id) n where not exists (
  select from screening s where s.quote_id = quote.id and s.role = n.role and s.name = n.name
    and s.list_id = ${newestList}))`;

export const screeningTopic = 'screen-orders';

export function screeningJob({ db }: Pick<Services, 'db'>): Handler {
  return (_, signal) => screenOpenOrders({ db }, signal);
}

/**
 * Compares all names of open orders that lack the newest list. After a stop the next run goes on.
 */
export async function screenOpenOrders(
  { db }: Pick<Services, 'db'>,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from quote where ${newestList} is not null and ${isOpenOrder} and ${isUnscreened}
    order by created_at`.execute(db);
  for (const { id } of rows) {
    if (signal?.aborted) return;
    await inTransaction(db, async (tx) => {
      // Somebody may have deleted it meanwhile.
      const { rows } = await sql`select from quote where id = ${id} for share`.execute(tx);
      if (rows.length > 0) await screenOrder(tx, id, null);
    });
  }
}

export async function screenOrder(tx: Tx, quoteId: string, by: string | null): Promise<void> {
  // An import locks the whole table, so none replaces the entries while they are read.
  await sql`lock table screening_list in row share mode`.execute(tx);
  const { rows: lists } = await sql<{ id: string | null }>`
    select newest_screening_list() as id`.execute(tx);
  const list = lists[0]?.id;
  if (!list) return;
  const { rows } = await sql<{ role: OrderRole; name: string }>`
    select n.role, n.name from order_names(${quoteId}) n
    where not exists (select from screening s where s.quote_id = ${quoteId} and s.role = n.role
      and s.name = n.name and s.list_id = ${list})`.execute(tx);
  for (const { role, name } of rows) {
    const matches = await findMatches(tx, list, name);
    const as_cleared = await findClearing(tx, { quoteId, role, name, matches });
    await tx
      .insertInto('screening')
      .values({
        quote_id: quoteId,
        ...{ role, name, as_cleared },
        list_id: list,
        matches: JSON.stringify(matches),
        made_by: by,
      })
      .onConflict((conflict) => conflict.constraint('screening_once').doNothing())
      .execute();
  }
}

async function findMatches(db: Database, list: string, name: string): Promise<ListEntry[]> {
  const words = nameWords(name);
  const { rows: candidates } = await sql<{ id: string; names: string[] }>`
    select id, names from screening_entry
    where list_id = ${list} and words && ${words.filter(({ length }) => length > 1)}::text[]`.execute(
    db,
  );
  const ids = (await findAlikeEntries(words, candidates)).map(({ id }) => id);
  const { rows } = await sql<{ facts: ListEntry }>`
    select facts from screening_entry where id = any (${ids}::uuid[])
    order by facts->>'source', facts->>'number', id`.execute(db);
  return rows.map(({ facts }) => facts);
}

interface Comparison {
  quoteId: string;
  role: OrderRole;
  name: string;
  matches: readonly ListEntry[];
}

/**
 * Finds an earlier screening that two people cleared and that has all of these entries, so that
 * nobody has to look again.
 */
async function findClearing(
  db: Database,
  { quoteId, role, name, matches }: Comparison,
): Promise<string | null> {
  if (matches.length === 0) return null;
  const { rows } = await sql<{ id: string }>`
    select s.id from screening s
    where s.quote_id = ${quoteId} and s.role = ${role} and s.name = ${name}
      and s.matches @> ${JSON.stringify(matches)}::jsonb
      and 2 = (select count(*) from screening_clearing c where c.screening_id = s.id)
    order by s.seq desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** After this many names other work gets its turn: a list has a hundred thousand. */
const namesPerTurn = 2000;

export async function findAlikeEntries<T extends { names: readonly string[] }>(
  words: readonly string[],
  entries: readonly T[],
): Promise<T[]> {
  const found: T[] = [];
  let compared = 0;
  for (const entry of entries) {
    compared += entry.names.length;
    if (compared > namesPerTurn) {
      compared = 0;
      await setImmediate();
    }
    if (entry.names.some((each) => mayBeSame(words, nameWords(each)))) found.push(entry);
  }
  return found;
}
