import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { readCustomer } from './read-customer.ts';

export const customerRoutes: CallRoute[] = [
  serve(staffApi.findCustomer, async ({ params: { id }, caller: { person } }, { db }) =>
    readCustomer(db, person, id),
  ),
];
