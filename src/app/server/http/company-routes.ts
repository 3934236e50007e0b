import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { Company, Office } from '#platform/company-config.ts';

export const companyRoutes: CallRoute[] = [
  serve(
    api.aboutCompany,
    { access: 'anyone', sessionless: true, response: Company },
    async (_, { config }) => config.brand,
  ),
  serve(
    api.listOffices,
    { access: 'anyone', sessionless: true, response: Office.array() },
    async (_, { config }) => [...config.offices],
  ),
];
