import { get } from '#platform/calls/contract.ts';
import { customerErrors } from './errors.ts';
import { Customer } from './schema.ts';

export const customerStaffCalls = {
  findCustomer: get('/api/admin/customers/:id', {
    summary: 'A customer, by the id of the account or of any record of theirs',
    access: 'staff',
    response: Customer,
    errors: [customerErrors.notFound],
  }),
};
