import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';

export const companyRoutes: CallRoute[] = [
  serve(api.aboutCompany, async (_, { config }) => config.brand),
  serve(api.listOffices, async (_, { config }) => [...config.offices]),
];
