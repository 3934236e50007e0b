import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { hourMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { staffApi } from '#staff-api.ts';
import { keptFor, recentCounts } from './count-for-staff.ts';
import { listToday } from './list-today.ts';
import { readDashboard, readPast } from './store.ts';

const recentPast = keptFor(hourMs / 12, readPast);

export const dashboardRoutes: CallRoute[] = [
  serve(staffApi.dashboard, async ({ caller }, { db }) =>
    readDashboard(db, caller.person, sharedNow(), recentPast(db, caller.person, sharedNow())),
  ),
  serve(staffApi.today, async ({ caller, query }, { db }) =>
    listToday(db, caller.person, query.whose ?? 'mine', sharedNow()),
  ),
  serve(staffApi.staffCounts, async ({ caller }, { db }) =>
    recentCounts(db, caller.person, sharedNow()),
  ),
];
