import { get, post } from '#platform/calls/contract.ts';
import type { PaymentDecision, PaymentProposal, PaymentWays } from './schema.ts';

export const paymentStaffCalls = {
  listPaymentWays: get<PaymentWays>('/api/admin/payment-instructions'),
  proposePayment: post<PaymentWays, { body: PaymentProposal }>('/api/admin/payment-instructions'),
  /** The person who proposed a version may not approve it (409 `second_person`). */
  decidePayment: post<PaymentWays, { params: { id: string }; body: PaymentDecision }>(
    '/api/admin/payment-instructions/:id/decision',
  ),
};
