import { z } from 'zod';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { get, post } from '#platform/calls/contract.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { handoverErrors } from './errors.ts';
import {
  HandoverEntry,
  HandoverResult,
  HandoverToken,
  OpenedHandover,
  ShownHandover,
} from './schema.ts';

const { linkNotFound, refused, already } = handoverErrors;

// Calls of whoever hands over: the units of the link, and the handover of one by its code.
export const openHandoverLink = get('/api/handovers/:token', {
  summary: 'The goods that a carrier hands over',
  access: 'anyone',
  params: HandoverToken,
  response: OpenedHandover,
});
export const handOver = post('/api/handovers/:token', {
  summary: 'Hand goods over, with the code of who receives them',
  access: 'anyone',
  ownerless: true,
  params: HandoverToken,
  body: HandoverEntry,
  key: true,
  response: HandoverResult,
  errors: [linkNotFound, shippingErrors.unitNotFound, refused, already, tooManyRequests],
});
/** Answers with the codes, which only the account and the recipient see. */
export const listMyHandovers = get('/api/quotes/:id/handovers', {
  access: 'signed-in',
  response: z.array(ShownHandover),
  errors: [quoteErrors.quoteNotFound],
});
