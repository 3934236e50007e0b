import { sql } from 'kysely';
import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { readPhoto } from '#features/shipping/units/server/read-photo.ts';
import { AppError } from '#platform/http/errors.ts';
import { findLink } from './quote-links.ts';

export const linkPhotoRoutes: CallRoute[] = [
  serve(
    api.linkUnitPhoto,
    async ({ params: { token, ...photo }, caller: { person } }, services) => {
      const link = await findLink(services.db, token, person);
      if (typeof link === 'string') throw new AppError(shippingErrors.photoNotFound);
      return readPhoto(services, sql`unit.quote_id = ${link.quoteId}`, photo);
    },
  ),
];
