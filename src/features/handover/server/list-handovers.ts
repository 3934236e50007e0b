import { sql } from 'kysely';
import { provinceName, toProvince } from '#features/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';
import { codeTries } from '../code.ts';
import type { Handovers, StaffHandover, StaffUnit } from '../schema.ts';
import { isCodeShown } from './codes.ts';
import { listHandoverLinks } from './handover-links.ts';
import { listWaitingActs } from './list-acts.ts';
import { provinceOf } from './receiver.ts';
import { isWaiting } from './staff-handovers.ts';

/** What staff see: what waits, the links, what was handed over, and what may be called delivered. No code. */
export async function listHandovers(db: Database): Promise<Handovers> {
  return {
    acts: await listWaitingActs(db),
    units: await readWaiting(db),
    links: await listHandoverLinks(db),
    handovers: await readHandovers(db),
    done: await readDone(db),
  };
}

type WaitingRow = Omit<StaffUnit, 'code'> & { shown: boolean; wrong: number };

async function readWaiting(db: Database): Promise<StaffUnit[]> {
  const { rows } = await sql<WaitingRow>`
    select unit.id, unit.number as unit, unit.name, unit.identifier, quote.id as "quoteId", quote.reference,
      quote.customer_name as customer, ${provinceOf} as province,
      exists (select from unit_stage s where s.unit_id = unit.id and s.stage = 'ready'
        and s.reached_on is not null) as ready,
      ${isCodeShown} as shown, coalesce(c.wrong, 0) as wrong, coalesce(c.version, 1) - 1 as renewals
    from unit join quote on quote.id = unit.quote_id left join handover_code c on c.unit_id = unit.id
    where ${isWaiting} and quote.detached_at is null
    order by province, unit.made_at, unit.position, unit.piece limit 500`.execute(db);
  return rows.map(({ shown, wrong, ...row }) => ({
    ...row,
    province: provinceName(toProvince(row.province)),
    code: codeState(shown, wrong),
  }));
}

function codeState(shown: boolean, wrong: number): StaffUnit['code'] {
  if (!shown) return 'none';
  return wrong >= codeTries ? 'locked' : 'shown';
}

async function readHandovers(db: Database): Promise<StaffHandover[]> {
  const { rows } = await sql<StaffHandover>`
    select h.id, unit.id as "unitId", unit.number as unit, unit.name, quote.id as "quoteId", quote.reference,
      h.way, coalesce(link.label, p.first_name, '') as by, h.reason, h.handed_on::text as "handedOn",
      h.received_by as "receivedBy", h.act_id as "actId",
      (select count(*)::int from signed_act_photo a where a.act_id = h.act_id) as photos
    from handover h join unit on unit.id = h.unit_id join quote on quote.id = unit.quote_id
      left join handover_link link on link.id = h.link_id left join person p on p.id = h.made_by
    where h.undone_at is null and quote.detached_at is null
    order by h.recorded_at desc limit 50`.execute(db);
  return rows;
}

async function readDone(db: Database): Promise<Handovers['done']> {
  const { rows } = await sql<Handovers['done'][number]>`
    select quote.id as "quoteId", quote.reference, quote.customer_name as customer, quote.status,
      count(*)::int as units
    from quote join unit on unit.quote_id = quote.id and unit.retired_at is null
      left join unit_stage s on s.unit_id = unit.id and s.stage = 'delivered' and s.reached_on is not null
    where quote.status not in ('delivered', 'completed') and quote.detached_at is null
    group by quote.id having bool_and(s.unit_id is not null)
    order by max(s.reached_on) desc limit 50`.execute(db);
  return rows;
}
