import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { shippingErrors } from '../../errors.ts';
import type { Voyage, VoyageDetail } from '../../voyage-schema.ts';
import { isUnderWay } from '../read-journey.ts';
import { mayRead, readListed } from '../read-units.ts';
import { loadVoyage, unloadVoyage } from './load-voyage.ts';
import { createVoyage, saveVoyage } from './save-voyage.ts';
import { updateVoyage } from './update-voyage.ts';

const find = ({ params, caller }: RecordRequest, { db }: Services) =>
  findVoyage(db, caller.person, params.id);

export const voyageRoutes: CallRoute[] = [
  serve(staffApi.listVoyages, (_, { db }) => listVoyages(db)),
  serve(staffApi.findVoyage, ({ params: { id }, caller }, { db }) =>
    findVoyage(db, caller.person, id),
  ),
  serve(staffApi.createVoyage, async ({ body, key, caller: { person } }, services) => {
    const id = await createVoyage(services, person, body, key);
    return findVoyage(services.db, person, id);
  }),
  serve(staffApi.saveVoyage, [saveVoyage, find]),
  serve(staffApi.loadVoyage, [
    async ({ params: { id }, body: { units }, caller: { person } }, services) =>
      loadVoyage(services, person, id, units),
    find,
  ]),
  serve(staffApi.unloadVoyage, [unloadVoyage, find]),
  serve(
    staffApi.updateVoyage,
    async ({ params: { id }, query, body: update, key, caller }, services) => {
      const { person, language } = caller;
      const dryRun = query.dryRun === '1';
      const done = await updateVoyage(services, person, { id, update, key, dryRun, language });
      return { ...done, voyage: await findVoyage(services.db, person, id) };
    },
  ),
];

/** Lists voyages that have not arrived first, by when they depart. */
function listVoyages(db: Database): Promise<Voyage[]> {
  return readVoyages(db, sql`true`);
}

async function readVoyages(db: Database, which: RawBuilder<unknown>): Promise<Voyage[]> {
  const { rows } = await sql<Voyage>`
    select v.id, v.carrier, v.ship, v.number, v.port, v.bill_of_lading as "billOfLading",
      v.departs_on::text as "departsOn", v.arrives_on::text as "arrivesOn",
      v.departed_on::text as "departedOn", v.arrived_on::text as "arrivedOn", v.revision,
      (select count(*)::int from unit where unit.voyage_id = v.id and ${isUnderWay}) as count
    from voyage v where ${which}
    order by v.arrived_on is not null,
      case when v.arrived_on is null then v.departs_on end, v.departs_on desc, v.id
    limit 200`.execute(db);
  return rows;
}

async function findVoyage(db: Database, agent: CurrentUser, id: string): Promise<VoyageDetail> {
  const [voyage] = await readVoyages(db, sql`v.id = ${id}`);
  if (!voyage) throw new AppError(shippingErrors.voyageNotFound);
  const [units, history] = await Promise.all([
    readListed(db, sql`u.voyage_id = ${id} and ${mayRead(agent)}`),
    readHistory(db, id),
  ]);
  return { ...voyage, units, history };
}

async function readHistory(db: Database, id: string): Promise<VoyageDetail['history']> {
  const { rows } = await sql<VoyageDetail['history'][number]>`
    select id, kind, on_day::text as "onDay", arrives_on::text as "arrivesOn", cause, units,
      ${personNameColumn('voyage_entry.made_by')} as by, ${isoMoment('made_at')} as at
    from voyage_entry where voyage_id = ${id} order by seq desc`.execute(db);
  return rows;
}
