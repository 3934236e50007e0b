import { z } from 'zod';
import { api } from '#api.ts';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { serveShared } from '../../server/serve-shared.ts';
import { Delivery, DeliveryChange, DeliveryProvince } from '../schema.ts';
import { readDeliveries, removeDelivery, saveDelivery } from './deliveries.ts';

export const deliveryRoutes: CallRoute[] = [
  serveShared(api.listDeliveries, { response: Delivery.array() }, async (_, { db }) => ({
    json: JSON.stringify(await readDeliveries(db)),
  })),
  serve(
    staffApi.saveDelivery,
    {
      access: 'staff',
      params: DeliveryProvince,
      body: DeliveryChange,
      response: Delivery.array(),
      errors: [accountErrors.changedMeanwhile],
    },
    async ({ params, body, caller }, services) => {
      await saveDelivery(services, { agent: caller.person, province: params.id }, body);
      return readDeliveries(services.db);
    },
  ),
  serve(
    staffApi.removeDelivery,
    {
      access: 'staff',
      params: DeliveryProvince,
      body: z.strictObject({ expected: Delivery }),
      response: Delivery.array(),
      errors: [accountErrors.changedBeforeRemoval],
    },
    async ({ params, body, caller }, services) => {
      await removeDelivery(services, { agent: caller.person, province: params.id }, body);
      return readDeliveries(services.db);
    },
  ),
];
