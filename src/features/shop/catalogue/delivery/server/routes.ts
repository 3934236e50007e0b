import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { serveShared } from '../../server/serve-shared.ts';
import { readDeliveries, removeDelivery, saveDelivery } from './deliveries.ts';

export const deliveryRoutes: CallRoute[] = [
  serveShared(api.listDeliveries, async (_, { db }) => ({
    json: JSON.stringify(await readDeliveries(db)),
  })),
  serve(staffApi.saveDelivery, async ({ params, body, caller }, services) => {
    await saveDelivery(services, { agent: caller.person, province: params.id }, body);
    return readDeliveries(services.db);
  }),
  serve(staffApi.removeDelivery, async ({ params, body, caller }, services) => {
    await removeDelivery(services, { agent: caller.person, province: params.id }, body);
    return readDeliveries(services.db);
  }),
];
