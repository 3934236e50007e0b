import { get } from '#platform/calls/contract.ts';
import type { Journey, MovingUnit, OnTime } from './schema.ts';

export const shippingCalls = {
  // How often we kept the promised day; null while there are too few handovers.
  onTime: get<OnTime>('/api/on-time'),
  listMyJourneys: get<Journey[], { params: { id: string } }>('/api/quotes/:id/journeys'),
  // The widths are those of `sizes`.
  myUnitPhoto: get<never, { params: { id: string; photo: string; width: string } }>(
    '/api/quotes/:id/photos/:photo/:width',
  ),
  // Units on their way, the earliest expected first.
  listMyMoving: get<MovingUnit[]>('/api/moving'),
};
