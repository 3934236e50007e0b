import { get } from '#platform/calls/contract.ts';
import { Company, Office } from '#platform/company-config.ts';

export const aboutCompany = get('/api/company', {
  summary: 'What the company says of itself',
  access: 'anyone',
  sessionless: true,
  response: Company,
});
export const listOffices = get('/api/offices', {
  access: 'anyone',
  sessionless: true,
  response: Office.array(),
});
