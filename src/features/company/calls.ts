import { get } from '#platform/calls/contract.ts';
import type { Company } from './brand.ts';
import type { Office } from './schema.ts';

export const companyCalls = {
  aboutCompany: get<Company>('/api/company'),
  listOffices: get<Office[]>('/api/offices'),
};
