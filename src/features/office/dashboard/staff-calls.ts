import { get } from '#platform/calls/contract.ts';
import { Dashboard } from './schema.ts';

export const dashboardStaffCalls = {
  dashboard: get('/api/admin/dashboard', { access: 'staff', response: Dashboard }),
};
