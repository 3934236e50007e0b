import { sql } from 'kysely';
import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { isOwnQuote, readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { staffApi } from '#staff-api.ts';
import { listMovingUnits } from './list-moving-units.ts';
import { journeysOf } from './read-journey.ts';
import { readPhoto } from './read-photo.ts';
import { findUnit } from './read-units.ts';

export const journeyRoutes: CallRoute[] = [
  serve(api.listMyJourneys, async ({ params: { id }, caller: { person } }, { db }) => {
    await readOwnQuote(db, person.id, id);
    return journeysOf(db, id);
  }),
  serve(api.myUnitPhoto, async ({ params: { id, ...photo }, caller: { person } }, services) => {
    const scope = sql`exists (select from quote where quote.id = unit.quote_id
        and quote.id = ${id} and ${isOwnQuote(person.id)})`;
    return readPhoto(services, scope, photo);
  }),
  serve(staffApi.unitPhoto, async ({ params: { id, ...photo }, caller: { person } }, services) => {
    await findUnit(services.db, person, id);
    return readPhoto(services, sql`unit.id = ${id}`, photo);
  }),
  serve(api.listMyMoving, async ({ caller: { person } }, { db }) => listMovingUnits(db, person.id)),
];
