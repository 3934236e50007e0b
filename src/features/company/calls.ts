import { get } from '#platform/calls/contract.ts';
import type { Company, Office } from './brand.ts';

export const companyCalls = {
  aboutCompany: get<Company>('/api/company'),
  listOffices: get<Office[]>('/api/offices'),
};
