import { get, post } from '#platform/calls/contract.ts';
import type { HandoverEntry, HandoverResult, OpenedHandover, ShownHandover } from './schema.ts';

// Calls of whoever hands over: the units of the link, and the handover of one by its code.
export const openHandoverLink = get<OpenedHandover, { params: { token: string } }>(
  '/api/handovers/:token',
);
export const handOver = post<
  HandoverResult,
  { params: { token: string }; body: HandoverEntry; key: string }
>('/api/handovers/:token');
/** Answers with the codes, which only the account and the recipient see. */
export const listMyHandovers = get<ShownHandover[], { params: { id: string } }>(
  '/api/quotes/:id/handovers',
);
