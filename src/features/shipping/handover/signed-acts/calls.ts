import { post } from '#platform/calls/contract.ts';
import type { SentAct, SignedAct } from './schema.ts';

/** An agent looks at it before it counts as a handover. */
export const sendSignedAct = post<
  SentAct,
  { params: { token: string }; body: SignedAct; key: string }
>('/api/handovers/:token/acts');
