import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { staffNameColumn } from '#features/people/accounts/server/agents.ts';
import {
  readOwnAccounts,
  readTwoPeople,
} from '#features/people/accounts/server/read-two-people.ts';
import { mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import type { OrderRole } from '../order-roles.ts';
import type { OrderScreening, PossibleMatch, ScreeningList, Screenings } from '../schema.ts';
import { isOpenOrder, newestList } from './screen-orders.ts';

export async function readScreenings(db: Database, agent: CurrentUser): Promise<Screenings> {
  const own = await readOwnAccounts(db, agent.id);
  return {
    lists: (await readLists(db)).map(({ importerId, ...list }) => ({
      ...list,
      own: own.has(importerId),
    })),
    reviews: await readPossibleMatches(db, agent),
    twoPeople: await readTwoPeople(db, agent, 'staff'),
  };
}

type ReadList = ScreeningList & { importerId: string };

async function readLists(db: Database): Promise<ReadList[]> {
  const { rows } = await sql<ReadList>`
    select id, name, listed_on::text as "listedOn", entries, ${staffNameColumn('l.imported_by')} as "importedBy",
      ${isoMoment('imported_at')} as "importedAt", outcome, weaker, imported_by as "importerId"
    from screening_list l order by seq desc limit 20`.execute(db);
  return rows;
}

async function readPossibleMatches(db: Database, agent: CurrentUser): Promise<PossibleMatch[]> {
  const { rows } = await sql<PossibleMatch>`
    select s.id, s.quote_id as "quoteId", quote.reference, s.role, s.name, ${isoMoment('s.made_at')} as "screenedAt", s.matches,
      coalesce((select json_agg(json_build_object('by', ${staffNameColumn('c.cleared_by')}, 'reason', c.reason,
        'at', ${isoMoment('c.cleared_at')}, 'own', same_human(c.cleared_by, ${agent.id})) order by c.step)
        from screening_clearing c where c.screening_id = s.id), '[]') as cleared
    from screening s join quote on quote.id = s.quote_id
    where s.list_id = ${newestList} and s.matches <> '[]' and not screening_is_cleared(s.id)
      and ${isOpenOrder} and ${mayOpenQuote(agent)}
      -- The order may have another name since.
      and exists (select from order_names(quote.id) n where n.role = s.role and n.name = s.name)
    order by s.made_at, s.seq limit 200`.execute(db);
  return rows;
}

export async function listOrderNames(
  db: Database,
  quoteId: string,
): Promise<{ role: OrderRole; name: string }[]> {
  const { rows } = await sql<{ role: OrderRole; name: string }>`
    select role, name from order_names(${quoteId})
    order by array_position(array['asks', 'pays', 'receives'], role), ${nameOrder(sql`name`)}`.execute(
    db,
  );
  return rows;
}

export async function readOrderScreening(db: Database, quoteId: string): Promise<OrderScreening> {
  const { rows } = await sql<OrderScreening['people'][number]>`
    select n.role, n.name, ${isoMoment('s.made_at')} as "screenedAt",
      case when s.id is null then 'unscreened' when s.matches = '[]' then 'none'
        when screening_is_cleared(s.id) then 'cleared' else 'review' end as state
    from order_names(${quoteId}) n
    left join screening s on s.quote_id = ${quoteId} and s.role = n.role and s.name = n.name
      and s.list_id = ${newestList}
    order by array_position(array['asks', 'pays', 'receives'], n.role), ${nameOrder(sql`n.name`)}`.execute(
    db,
  );
  const lists = await readLists(db);
  const { importerId: _, ...list } = lists.find(({ outcome }) => outcome === 'counts') ?? {};
  return { list: 'id' in list ? list : null, people: rows };
}
