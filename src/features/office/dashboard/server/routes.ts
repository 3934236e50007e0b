import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { countForStaff } from './count-for-staff.ts';
import { readDashboard } from './store.ts';

export const dashboardRoutes: CallRoute[] = [
  serve(staffApi.dashboard, async ({ caller }, { db }) =>
    readDashboard(db, caller.person, new Date()),
  ),
  serve(staffApi.staffCounts, async ({ caller }, { db }) => countForStaff(db, caller.person)),
];
