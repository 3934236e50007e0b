import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { enterTariff, voidTariff } from './change-tariff.ts';
import { listTariff } from './read-tariff.ts';

export const tariffRoutes: CallRoute[] = [
  serve(staffApi.listTariff, async (_, { db }) => listTariff(db)),
  serve(staffApi.enterTariff, async ({ body, caller }, services) => {
    await enterTariff(services, caller.person, body);
    return listTariff(services.db);
  }),
  serve(staffApi.voidTariff, async ({ params: { id }, body: { reason }, caller }, services) => {
    await voidTariff(services, caller.person, { id, reason });
    return listTariff(services.db);
  }),
];
