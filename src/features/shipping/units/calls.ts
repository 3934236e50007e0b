import { get } from '#platform/calls/contract.ts';
import type { Journey, MovingUnit, OnTime } from './schema.ts';

export const onTime = get<OnTime>('/api/on-time');
export const listMyJourneys = get<Journey[], { params: { id: string } }>(
  '/api/quotes/:id/journeys',
);
export const myUnitPhoto = get<never, { params: { id: string; photo: string; width: string } }>(
  '/api/quotes/:id/photos/:photo/:width',
);
export const listMyMoving = get<MovingUnit[]>('/api/moving');
