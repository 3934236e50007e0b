import { get } from '#platform/calls/contract.ts';
import { Dashboard } from './schema.ts';

export const dashboardStaffCalls = {
  dashboard: get('/api/admin/dashboard', {
    summary: 'What staff do next',
    access: 'staff',
    response: Dashboard,
  }),
};
