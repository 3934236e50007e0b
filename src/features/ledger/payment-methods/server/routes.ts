import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { decideInstruction } from './decide.ts';
import { listWays } from './list-ways.ts';
import { proposeInstruction } from './propose.ts';

const list = async ({ caller }: Pick<RecordRequest, 'caller'>, { db }: Services) =>
  listWays(db, caller.person);

export const paymentRoutes: CallRoute[] = [
  serve(staffApi.listPaymentWays, list),
  serve(staffApi.proposePayment, [
    async ({ body, caller }, services) => proposeInstruction(services, caller.person, body),
    list,
  ]),
  serve(staffApi.decidePayment, [
    async ({ params: { id }, body: { approve }, caller }, services) =>
      decideInstruction(services, caller.person, { id, approve }),
    list,
  ]),
];
