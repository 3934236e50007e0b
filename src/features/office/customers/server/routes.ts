import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { mergeCustomers, separateCustomers } from './merge-customers.ts';
import { readCustomer } from './read-customer.ts';

const find = ({ params: { id }, caller: { person } }: RecordRequest, { db }: Services) =>
  readCustomer(db, person, id);

export const customerRoutes: CallRoute[] = [
  serve(staffApi.findCustomer, find),
  serve(staffApi.mergeCustomers, [mergeCustomers, find]),
  serve(staffApi.separateCustomers, [separateCustomers, find]),
];
