import { get, post } from '#platform/calls/contract.ts';
import type { HandedOver, HandoverEntry, OpenedHandover, ShownHandover } from './schema.ts';

export const handoverCalls = {
  // For whoever hands over: the units of the link, and the handover of one by its code.
  openHandoverLink: get<OpenedHandover, { params: { token: string } }>('/api/handovers/:token'),
  handOver: post<HandedOver, { params: { token: string }; body: HandoverEntry; key: string }>(
    '/api/handovers/:token',
  ),
  // With the codes, which only the account and the recipient see.
  listMyHandovers: get<ShownHandover[], { params: { id: string } }>('/api/quotes/:id/handovers'),
};
