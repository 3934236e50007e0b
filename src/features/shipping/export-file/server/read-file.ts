import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import { mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { type ExportItem, exportItems } from '../items.ts';
import type { ExportFile, VoyagePapers } from '../schema.ts';

const madeFields = (table: string) =>
  sql`'madeBy', ${personNameColumn(`${table}.made_by`)}, 'madeAt', ${isoMoment(`${table}.made_at`)}`;

const factsColumn = sql`coalesce((select json_agg(json_build_object('version', f.version,
    'titleKind', f.title_kind, 'titleCopies', f.title_copies, 'lien', f.lien, 'lienHolder', f.lien_holder,
    'itn', f.itn, 'presentedAt', ${isoMoment('f.presented_at')}, 'port', f.port, 'endUse', f.end_use,
    'signedOn', f.signed_on, 'note', f.note, 'withdrawn', f.withdrawn, ${madeFields('f')}) order by f.version desc)
  from export_fact f where f.unit_id = unit.id and f.item = c.item), '[]')`;
const scansColumn = sql`coalesce((select json_agg(json_build_object('id', s.id, 'unit', s.unit_id, 'type', s.type,
    'bytes', s.bytes, ${madeFields('s')}) order by s.made_at, s.id)
  from export_scan s where s.item = c.item and s.removed_at is null and (s.unit_id = unit.id
    or c.item = 'authority' and s.unit_id in (select o.id from unit o where o.quote_id = unit.quote_id))), '[]')`;
const checksColumn = (today: string) => sql`(select json_agg(json_build_object('item', c.item,
    'required', c.required, 'scan', c.scan, 'complete', c.complete,
    'overridden', exists (select from export_override o where o.unit_id = unit.id and c.item = any (o.items)),
    'source', r.source, 'validFrom', r.valid_from, 'ours', r.made_by is null,
    'facts', ${factsColumn}, 'scans', ${scansColumn})
    order by array_position(${[...exportItems]}::text[], c.item))
  from export_items(unit.id, ${today}::date) c
  cross join lateral (select * from export_requirement q
    where q.category = unit.category and q.item = c.item and q.valid_from <= ${today}::date
    order by q.valid_from desc, q.version desc limit 1) r)`;
const authorityColumn = sql`coalesce((select json_agg(json_build_object('version', a.version, 'kind', a.kind,
    'text', a.text, 'source', a.source, ${madeFields('a')}) order by a.version desc)
  from order_authority a where a.quote_id = unit.quote_id), '[]')`;
const overridesColumn = sql`coalesce((select json_agg(json_build_object('items', o.items, 'reason', o.reason,
    ${madeFields('o')}) order by o.made_at desc, o.id)
  from export_override o where o.unit_id = unit.id), '[]')`;

type ReadRow = Omit<ExportFile, 'unit'> & ExportFile['unit'];

/** Throws AppError: no such unit, or the agent may not open its order. */
export async function readExportFile(
  db: Database,
  agent: Pick<CurrentUser, 'role'>,
  id: string,
): Promise<ExportFile> {
  const today = sharedDay();
  const { rows } = await sql<ReadRow>`
    select unit.id, unit.number, unit.name, unit.category, unit.identifier,
      unit.title_number as "titleNumber", unit.title_state as "titleState", unit.quote_id as "quoteId",
      quote.reference,
      (select reached_on::text from unit_stage s where s.unit_id = unit.id and s.stage = 'shipped') as "shippedOn",
      unit.retired_at is not null as retired,
      ${checksColumn(today)} as checks, export_missing(unit.id, ${today}::date) as missing,
      ${authorityColumn} as authority, ${overridesColumn} as overrides
    from unit join quote on quote.id = unit.quote_id
    where unit.id = ${id} and ${mayOpenQuote(agent)}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError(shippingErrors.unitNotFound);
  const { checks, missing, authority, overrides, ...unit } = row;
  return { unit, missing, checks, authority, overrides };
}

/** The papers of all goods on a voyage that the agent may open, in one question. */
export async function readVoyagePapers(
  db: Database,
  agent: Pick<CurrentUser, 'role'>,
  voyageId: string,
): Promise<VoyagePapers> {
  const today = sharedDay();
  const { rows } = await sql<VoyagePapers[number]>`
    select unit.id, unit.revision, unit.title_number as "titleNumber",
      unit.title_state as "titleState", unit.kind_open as "kindOpen",
      (select json_agg(json_build_object('item', c.item, 'version', coalesce(f.version, a.version, 0),
          'state', case when c.complete then 'complete' when not c.required then 'optional'
            when exists (select from export_override o where o.unit_id = unit.id and c.item = any (o.items))
              then 'overridden'
            when c.scan and (f.version > 0 and not f.withdrawn or a.kind <> 'none') then 'no_scan'
            else 'missing' end))
        from export_items(unit.id, ${today}::date) c
        left join lateral (select version, withdrawn from export_fact e
          where e.unit_id = unit.id and e.item = c.item order by version desc limit 1) f on true
        left join lateral (select version, kind from order_authority e
          where c.item = 'authority' and e.quote_id = unit.quote_id order by version desc limit 1) a on true
      ) as papers
    from unit join quote on quote.id = unit.quote_id
    where unit.voyage_id = ${voyageId} and unit.retired_at is null and ${mayOpenQuote(agent)}`.execute(
    db,
  );
  return rows;
}

export async function findMissing(
  db: Database,
  unitIds: readonly string[],
  day: string,
): Promise<{ unitId: string; items: ExportItem[] }[]> {
  const { rows } = await sql<{ unitId: string; items: ExportItem[] }>`
    select wanted.id as "unitId",
      array_agg(lacks.item order by array_position(${[...exportItems]}::text[], lacks.item)) as items
    from unnest(${unitIds}::uuid[]) as wanted (id)
    cross join lateral export_lacks(wanted.id, ${day}::date) as lacks
    group by wanted.id`.execute(db);
  return rows;
}
