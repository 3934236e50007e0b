import { z } from 'zod';
import { get } from '#platform/calls/contract.ts';
import { FindQuery, Hit } from './schema.ts';

export const findStaffCalls = {
  find: get('/api/admin/find', {
    summary:
      'Finds orders, units, verifications, bank lines, voyages and products by any of their numbers and names',
    access: 'staff',
    query: FindQuery,
    response: z.array(Hit),
  }),
};
