import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { readDashboard } from './store.ts';

export const dashboardRoutes: CallRoute[] = [
  serve(staffApi.dashboard, async ({ caller }, { db }) =>
    readDashboard(db, caller.person, new Date()),
  ),
];
