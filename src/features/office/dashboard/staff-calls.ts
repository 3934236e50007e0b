import { get } from '#platform/calls/contract.ts';
import { Dashboard, StaffCounts } from './schema.ts';

export const dashboardStaffCalls = {
  dashboard: get('/api/admin/dashboard', {
    summary: 'What staff do next',
    access: 'staff',
    response: Dashboard,
  }),
  staffCounts: get('/api/admin/counts', {
    summary: 'How much waits behind each screen of staff',
    access: 'staff',
    response: StaffCounts,
  }),
};
