import { get } from '#platform/calls/contract.ts';
import type { Company, Office } from './brand.ts';

export const aboutCompany = get<Company>('/api/company');
export const listOffices = get<Office[]>('/api/offices');
