import { accountErrors } from '#features/people/accounts/errors.ts';
import { get, post } from '#platform/calls/contract.ts';
import { paymentErrors } from './errors.ts';
import { PaymentDecision, PaymentProposal, PaymentWays } from './schema.ts';

export const paymentStaffCalls = {
  listPaymentWays: get('/api/admin/payment-instructions', {
    summary: 'The ways in which customers pay, with earlier versions',
    access: 'staff',
    response: PaymentWays,
  }),
  proposePayment: post('/api/admin/payment-instructions', {
    summary: 'Propose a way to pay, which a second administrador decides',
    access: 'administrador',
    recent: true,
    body: PaymentProposal,
    response: PaymentWays,
    status: 201,
    errors: [paymentErrors.proposedAlready, accountErrors.tooNew],
  }),
  /** The person who proposed a version may not approve it (409 `second_person`). */
  decidePayment: post('/api/admin/payment-instructions/:id/decision', {
    summary: 'Approve or refuse what another administrador proposed',
    access: 'administrador',
    recent: true,
    body: PaymentDecision,
    response: PaymentWays,
    errors: [
      paymentErrors.secondPerson,
      accountErrors.tooNew,
      paymentErrors.decidedAlready,
      paymentErrors.proposalNotFound,
    ],
  }),
};
