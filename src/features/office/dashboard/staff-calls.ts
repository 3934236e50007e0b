import { get } from '#platform/calls/contract.ts';
import { Dashboard, StaffCounts, Today, TodayQuery } from './schema.ts';

export const dashboardStaffCalls = {
  dashboard: get('/api/admin/dashboard', {
    summary: 'What staff do next',
    access: 'staff',
    response: Dashboard,
  }),
  today: get('/api/admin/today', {
    summary: 'What waits for somebody of staff, by when it was promised',
    access: 'staff',
    query: TodayQuery,
    response: Today,
  }),
  staffCounts: get('/api/admin/counts', {
    summary: 'How much waits behind each screen of staff',
    access: 'staff',
    response: StaffCounts,
  }),
};
