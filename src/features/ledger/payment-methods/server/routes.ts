import { accountErrors } from '#features/people/accounts/errors.ts';
import { type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { paymentErrors } from '../errors.ts';
import { PaymentDecision, PaymentProposal, PaymentWays } from '../schema.ts';
import { decideInstruction } from './decide.ts';
import { listWays } from './list-ways.ts';
import { proposeInstruction } from './propose.ts';

export const paymentRoutes: CallRoute[] = [
  serve(
    staffApi.listPaymentWays,
    { access: 'staff', response: PaymentWays },
    async ({ caller }, { db }) => listWays(db, caller.person),
  ),
  serveWrite(
    staffApi.proposePayment,
    {
      access: 'administrador',
      recent: true,
      body: PaymentProposal,
      response: PaymentWays,
      status: 201,
      errors: [paymentErrors.proposedAlready, accountErrors.tooNew],
    },
    async ({ body, caller }, services) => proposeInstruction(services, caller.person, body),
    (db, person) => listWays(db, person),
  ),
  serveWrite(
    staffApi.decidePayment,
    {
      access: 'administrador',
      recent: true,
      params: RecordId,
      body: PaymentDecision,
      response: PaymentWays,
      errors: [
        paymentErrors.secondPerson,
        accountErrors.tooNew,
        paymentErrors.decidedAlready,
        paymentErrors.proposalNotFound,
      ],
    },
    async ({ params: { id }, body: { approve }, caller }, services) =>
      decideInstruction(services, caller.person, { id, approve }),
    (db, person) => listWays(db, person),
  ),
];
