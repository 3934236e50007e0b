import { sql } from 'kysely';
import { z } from 'zod';
import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { isOwnQuote, readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { shippingErrors } from '../errors.ts';
import { Journey, MovingUnit, OwnPhoto } from '../schema.ts';
import { listMovingUnits } from './list-moving-units.ts';
import { journeysOf } from './read-journey.ts';
import { readPhoto } from './read-photo.ts';
import { findUnit } from './read-units.ts';

export const journeyRoutes: CallRoute[] = [
  serve(
    api.listMyJourneys,
    {
      access: 'signed-in',
      params: RecordId,
      response: z.array(Journey),
      errors: [quoteErrors.quoteNotFound],
    },
    async ({ params: { id }, caller: { person } }, { db }) => {
      await readOwnQuote(db, person.id, id);
      return journeysOf(db, id);
    },
  ),
  serve(
    api.myUnitPhoto,
    {
      access: 'signed-in',
      params: OwnPhoto,
      response: undefined,
      errors: [shippingErrors.photoNotFound],
    },
    async ({ params: { id, ...photo }, caller: { person } }, services) => {
      const scope = sql`exists (select from quote where quote.id = unit.quote_id
        and quote.id = ${id} and ${isOwnQuote(person.id)})`;
      return readPhoto(services, scope, photo);
    },
  ),
  serve(
    staffApi.unitPhoto,
    {
      access: 'staff',
      params: OwnPhoto,
      response: undefined,
      errors: [shippingErrors.unitNotFound, shippingErrors.photoNotFound],
    },
    async ({ params: { id, ...photo }, caller: { person } }, services) => {
      await findUnit(services.db, person, id);
      return readPhoto(services, sql`unit.id = ${id}`, photo);
    },
  ),
  serve(
    api.listMyMoving,
    { access: 'signed-in', response: z.array(MovingUnit) },
    async ({ caller: { person } }, { db }) => listMovingUnits(db, person.id),
  ),
];
