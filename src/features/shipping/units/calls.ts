import { z } from 'zod';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { get } from '#platform/calls/contract.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { shippingErrors } from './errors.ts';
import { Journey, MovingUnit, OnTime, OwnPhoto } from './schema.ts';

export const onTime = get('/api/on-time', {
  summary: 'How many goods arrived when they were promised',
  access: 'anyone',
  sessionless: true,
  response: OnTime,
});
export const listMyJourneys = get('/api/quotes/:id/journeys', {
  access: 'signed-in',
  params: RecordId,
  response: z.array(Journey),
  errors: [quoteErrors.quoteNotFound],
});
export const myUnitPhoto = get('/api/quotes/:id/photos/:photo/:width', {
  summary: 'A photo of own goods',
  access: 'signed-in',
  params: OwnPhoto,
  response: undefined,
  errors: [shippingErrors.photoNotFound],
});
export const listMyMoving = get('/api/moving', {
  summary: 'Own goods that are on their way',
  access: 'signed-in',
  response: z.array(MovingUnit),
});
