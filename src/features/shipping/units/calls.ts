import { z } from 'zod';
import { get } from '#platform/calls/contract.ts';
import { shippingErrors } from './errors.ts';
import { MovingUnit, OnTime, OwnPhoto } from './schema.ts';

export const onTime = get('/api/on-time', {
  summary: 'How many goods arrived when they were promised',
  access: 'anyone',
  sessionless: true,
  response: OnTime,
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
