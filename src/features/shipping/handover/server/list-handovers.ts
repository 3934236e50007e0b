import { sql } from 'kysely';
import { provinceName, toProvince } from '#features/company/provinces/provinces.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { readTwoPeople } from '#features/people/accounts/server/read-two-people.ts';
import { type TodayQuery, todayColumns } from '#features/requests/cases/server/today.ts';
import { mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { codeTries } from '../code.ts';
import type { Handovers, StaffHandover, UnitAwaitingHandover } from '../schema.ts';
import type { WaitingAct } from '../signed-acts/staff-schema.ts';
import { isCodeShown, isWithoutCode } from './codes.ts';
import { listHandoverLinks } from './handover-links.ts';
import { isReached, isWaiting, receiverOf, unitProvince } from './unit-columns.ts';

export async function listHandovers(db: Database, agent: CurrentUser): Promise<Handovers> {
  return {
    acts: await readWaitingActs(db, agent),
    twoPeople: await readTwoPeople(db, agent, 'staff'),
    units: await readAwaitingUnits(db, agent),
    links: await listHandoverLinks(db, agent),
    handovers: await readHandovers(db, agent),
  };
}

export const actsToday: TodayQuery = (agent) => sql`
  select ${todayColumns({
    kind: 'act',
    id: 'unit.id',
    name: 'unit.number',
    about: sql`quote.customer_name`,
    due: sql`a.sent_at`,
    whose: 'quote.assigned_to',
  })} from signed_act a join unit on unit.id = a.unit_id join quote on quote.id = unit.quote_id
  where a.outcome is null and ${isWaiting} and ${mayOpenQuote(agent)}`;

export async function countWaitingActs(db: Database, agent: CurrentUser): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from signed_act a join unit on unit.id = a.unit_id join quote on quote.id = unit.quote_id
    where a.outcome is null and ${isWaiting} and ${mayOpenQuote(agent)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The oldest come first, because somebody waits at a door. */
async function readWaitingActs(db: Database, agent: CurrentUser): Promise<WaitingAct[]> {
  const { rows } = await sql<WaitingAct>`
    select a.id, unit.id as "unitId", unit.number as unit, unit.name, unit.identifier,
      quote.id as "quoteId", quote.reference, quote.customer_name as customer,
      ${receiverOf} as receives,
      a.received_by as "receivedBy", a.handed_on::text as "handedOn", ${isoMoment('a.sent_at')} as "sentAt",
      coalesce(link.label, '') as by, a.attempt,
      not same_human(${agent.id}, link.made_by)
        and not coalesce(same_human(${agent.id}, a.sent_by), false)
        and not coalesce(same_human(${agent.id}, quote.typed_by), false) as "mayAccept",
      array(select p.bytes from signed_act_photo p where p.act_id = a.id order by p.position) as photos
    from signed_act a join unit on unit.id = a.unit_id join quote on quote.id = unit.quote_id
      join handover_link link on link.id = a.link_id
    where a.outcome is null and ${isWaiting} and ${mayOpenQuote(agent)}
    order by a.sent_at limit 200`.execute(db);
  return rows;
}

type UnitRow = Omit<UnitAwaitingHandover, 'code'> & {
  shown: boolean;
  withoutCode: boolean;
  wrong: number;
};

async function readAwaitingUnits(
  db: Database,
  agent: CurrentUser,
): Promise<UnitAwaitingHandover[]> {
  const { rows } = await sql<UnitRow>`
    select unit.id, unit.number as unit, unit.name, unit.identifier, quote.id as "quoteId", quote.reference,
      quote.customer_name as customer, ${unitProvince} as province, ${isReached('ready')} as ready,
      ${isCodeShown} as shown, ${isWithoutCode} as "withoutCode", coalesce(c.wrong, 0) as wrong, coalesce(c.version, 1) - 1 as renewals
    from unit join quote on quote.id = unit.quote_id left join handover_code c on c.unit_id = unit.id
    where ${isWaiting} and ${mayOpenQuote(agent)}
    order by province, unit.made_at, unit.position, unit.piece limit 500`.execute(db);
  return rows.map(({ shown, withoutCode, wrong, ...row }) => ({
    ...row,
    province: provinceName(toProvince(row.province)),
    code: withoutCode ? 'act' : codeState(shown, wrong),
  }));
}

function codeState(shown: boolean, wrong: number): UnitAwaitingHandover['code'] {
  if (!shown) return 'none';
  return wrong >= codeTries ? 'locked' : 'shown';
}

async function readHandovers(db: Database, agent: CurrentUser): Promise<StaffHandover[]> {
  const { rows } = await sql<StaffHandover>`
    select h.id, unit.id as "unitId", unit.number as unit, unit.name, quote.id as "quoteId", quote.reference,
      h.way, coalesce(link.label, p.first_name, '') as by, h.reason, h.handed_on::text as "handedOn",
      h.received_by as "receivedBy", h.act_id as "actId",
      (select count(*)::int from signed_act_photo a where a.act_id = h.act_id) as photos
    from handover h join unit on unit.id = h.unit_id join quote on quote.id = unit.quote_id
      left join handover_link link on link.id = h.link_id left join person p on p.id = h.made_by
    where h.undone_at is null and ${mayOpenQuote(agent)}
    order by h.recorded_at desc limit 50`.execute(db);
  return rows;
}

/** A condition of a query of quotes: a signed act of one of its units waits for an agent. */
export const hasWaitingAct = sql<boolean>`exists (
  select from signed_act a join unit on unit.id = a.unit_id
  where unit.quote_id = quote.id and a.outcome is null)`;
