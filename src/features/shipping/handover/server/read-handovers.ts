import { type RawBuilder, sql } from 'kysely';
import { provinceName, toProvince } from '#features/company/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { codeTries } from '../code.ts';
import type { HandoverWay } from '../handover-rules.ts';
import { maxActs } from '../handover-rules.ts';
import type { LinkedUnit, OpenedHandover, ShownHandover } from '../schema.ts';
import type { ActState } from '../signed-acts/staff-schema.ts';
import { codeOf, isCodeShown, isWithoutCode } from './codes.ts';
import { findHandoverLink, isOnLink } from './handover-links.ts';
import { firstName, identifierEnd, isReached, receiverOf, unitProvince } from './unit-columns.ts';

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
  reason: string | null;
  reviewed: boolean | null;
  act: ActState | null;
  version: number;
  wrong: number;
  shown: boolean;
  withAct: boolean;
}

/** A column of a query of units: the newest act, if it waits or was refused. */
const lastAct = sql`(select json_build_object('state', coalesce(a.outcome, 'waiting'),
    'reason', a.reason, 'more', a.attempt < ${maxActs}::int)
  from signed_act a where a.unit_id = unit.id and (a.outcome is null or a.outcome = 'refused')
    and a.attempt = (select max(attempt) from signed_act b where b.unit_id = unit.id))`;

async function readUnits(db: Database, condition: RawBuilder<unknown>): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select unit.id, unit.number, unit.name, unit.identifier,
      ${unitProvince} as province, ${receiverOf} as receives,
      coalesce(handover.handed_on, delivered.reached_on)::text as "handedOn", handover.received_by as "receivedBy",
      handover.way, handover.reason, ${lastAct} as act,
      case when handover.id is not null then handover_is_reviewed(handover.id) end as reviewed,
      coalesce(handover_code.version, 1) as version, coalesce(handover_code.wrong, 0) as wrong,
      ${isCodeShown} as shown, ${isWithoutCode} and ${isReached('ready')} as "withAct"
    from unit join quote on quote.id = unit.quote_id
      left join unit_stage delivered on delivered.unit_id = unit.id and delivered.stage = 'delivered'
      left join handover on handover.unit_id = unit.id and handover.undone_at is null
      left join handover_code on handover_code.unit_id = unit.id
    where unit.retired_at is null and ${condition}
    order by unit.number`.execute(db);
  return rows;
}

/**
 * Reads the handovers of a quotation for its people: what was handed over, and with `codes` also
 * what can be. Only the account and whoever receives may be given codes.
 */
export async function readShownHandovers(
  db: Database,
  quoteId: string,
  { codes }: { codes: boolean },
): Promise<ShownHandover[]> {
  const units = await readUnits(db, sql`unit.quote_id = ${quoteId}`);
  const visible = units.filter(
    ({ shown, withAct, handedOn }) => handedOn || (codes && (shown || withAct)),
  );
  return Promise.all(
    visible.map(
      async ({ id, number, name, handedOn, receivedBy, way, reason, reviewed, ...row }) => {
        const locked = handedOn === null && row.shown && row.wrong >= codeTries;
        const isOpen = handedOn === null && row.shown && !locked;
        const code = isOpen ? await codeOf(db, id, row.version) : null;
        const done = { handedOn, receivedBy, way, reason, reviewed };
        return { unitId: id, unit: number, name, code, locked, ...done };
      },
    ),
  );
}

/** Changes nothing, because programs open links before people do. */
export async function readHandoverLink(db: Database, token: string): Promise<OpenedHandover> {
  const link = await findHandoverLink(db, token);
  if (!link) return { closed: 'unknown' };
  if (!link.open) return { closed: 'over' };
  const rows = await readUnits(db, isOnLink(link.id));
  const units = rows.map(toLinkedUnit);
  const { id, label, expiresAt } = link;
  const openedAt = sharedNow().toISOString();
  return {
    closed: false,
    list: { id, label, expiresAt: expiresAt.toISOString(), openedAt, units },
  };
}

function toLinkedUnit(row: UnitRow): LinkedUnit {
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
