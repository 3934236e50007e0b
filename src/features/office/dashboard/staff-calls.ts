import { get } from '#platform/calls/contract.ts';
import type { Dashboard } from './schema.ts';

export const dashboardStaffCalls = {
  dashboard: get<Dashboard>('/api/admin/dashboard'),
};
