import { type RawBuilder, sql } from 'kysely';
import { provinceName, toProvince } from '#features/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';
import type { ActState } from '../act-schema.ts';
import { codeTries } from '../code.ts';
import type { HandoverWay } from '../handover-rules.ts';
import { mostActs } from '../handover-rules.ts';
import type { LinkedUnit, OpenedHandover, ShownHandover } from '../schema.ts';
import { codeOf, isCodeShown } from './codes.ts';
import { findHandoverLink, isOnLink } from './handover-links.ts';
import { firstName, identifierEnd, provinceOf, receiverOf } from './receiver.ts';

interface UnitRow {
  id: string;
  number: string;
  name: string;
  identifier: string | null;
  province: string;
  receives: string;
  handedOn: string | null;
  receivedBy: string | null;
  way: HandoverWay | null;
  act: ActState | null;
  version: number;
  wrong: number;
  shown: boolean;
}

/** In a query of units: how the last act that was sent for it stands. */
const lastAct = sql`(select json_build_object('state', coalesce(a.outcome, 'waiting'),
    'reason', a.reason, 'more', a.attempt < ${mostActs}::int)
  from signed_act a where a.unit_id = unit.id and (a.outcome is null or a.outcome = 'refused')
    and a.attempt = (select max(attempt) from signed_act b where b.unit_id = unit.id))`;

/** Units of a condition with what is known of their handover, in the order of their numbers. */
async function readUnits(db: Database, condition: RawBuilder<unknown>): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select unit.id, unit.number, unit.name, unit.identifier,
      ${provinceOf} as province, ${receiverOf} as receives,
      coalesce(handover.handed_on, delivered.reached_on)::text as "handedOn", handover.received_by as "receivedBy",
      handover.way, ${lastAct} as act,
      coalesce(handover_code.version, 1) as version, coalesce(handover_code.wrong, 0) as wrong,
      ${isCodeShown} as shown
    from unit join quote on quote.id = unit.quote_id
      left join unit_stage delivered on delivered.unit_id = unit.id and delivered.stage = 'delivered'
      left join handover on handover.unit_id = unit.id and handover.undone_at is null
      left join handover_code on handover_code.unit_id = unit.id
    where unit.retired_at is null and ${condition}
    order by unit.number`.execute(db);
  return rows;
}

/**
 * What the account and whoever receives see of each unit of a quotation, the codes too: only they
 * may be given the answer.
 */
export async function readShownHandovers(db: Database, quoteId: string): Promise<ShownHandover[]> {
  const rows = await readUnits(db, sql`unit.quote_id = ${quoteId}`);
  const told = rows.filter(({ shown, handedOn }) => shown || handedOn);
  return Promise.all(
    told.map(async ({ id, number, name, handedOn, receivedBy, way, version, wrong }) => {
      const locked = wrong >= codeTries;
      const code = handedOn || locked ? null : await codeOf(db, id, version);
      const open = handedOn === null;
      const done = { handedOn, receivedBy, way };
      return { unitId: id, unit: number, name, code, locked: locked && open, ...done };
    }),
  );
}

/** Whether something of a quotation was, by a handover that stands. */
export async function wasHandedOver(db: Database, quoteId: string): Promise<boolean> {
  const { rows } = await sql`
    select from handover join unit on unit.id = handover.unit_id
    where unit.quote_id = ${quoteId} and handover.undone_at is null and unit.retired_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}

/** What a driver's address leads to. Nothing changes: programs open links before people do. */
export async function openHandoverLink(db: Database, token: string): Promise<OpenedHandover> {
  const link = await findHandoverLink(db, token);
  if (!link) return { closed: 'unknown' };
  if (!link.open) return { closed: 'over' };
  const rows = await readUnits(db, isOnLink(link.id));
  const units = rows.map((row) => toLinked(row));
  const { id, label, expiresAt } = link;
  const openedAt = new Date().toISOString();
  return {
    closed: false,
    list: { id, label, expiresAt: expiresAt.toISOString(), openedAt, units },
  };
}

function toLinked(row: UnitRow): LinkedUnit {
  const { id, number, name, identifier, handedOn, act } = row;
  return {
    id,
    unit: number,
    name,
    identifier: identifier?.slice(-identifierEnd) ?? null,
    province: provinceName(toProvince(row.province)),
    receives: firstName(row.receives),
    handedOn,
    act: handedOn ? null : act,
  };
}
