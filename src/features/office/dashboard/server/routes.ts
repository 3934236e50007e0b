import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { recentCounts } from './count-for-staff.ts';
import { listToday } from './list-today.ts';
import { readDashboard } from './store.ts';

export const dashboardRoutes: CallRoute[] = [
  serve(staffApi.dashboard, async ({ caller }, { db }) =>
    readDashboard(db, caller.person, new Date()),
  ),
  serve(staffApi.today, async ({ caller, query }, { db }) =>
    listToday(db, caller.person, query.whose ?? 'mine', new Date()),
  ),
  serve(staffApi.staffCounts, async ({ caller }, { db }) => recentCounts(db, caller.person)),
];
