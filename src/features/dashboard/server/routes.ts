import { staffApi } from '../../../staff-api.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { Dashboard } from '../schema.ts';
import { readDashboard } from './store.ts';

/** The one call behind the staff's first screen. */
export const dashboardRoutes: Route[] = [
  serve(staffApi.dashboard, { access: 'staff', gives: Dashboard }, async ({ caller }, { db }) =>
    readDashboard(db, caller.person, new Date()),
  ),
];
