import { del, get, post } from '#platform/calls/contract.ts';
import { customerErrors } from './errors.ts';
import { Customer, MergePlace, NewMerge } from './schema.ts';

const { notFound, mergedAlready, mergedMeanwhile, mergeGone } = customerErrors;

export const customerStaffCalls = {
  findCustomer: get('/api/admin/customers/:id', {
    summary: 'A customer, by the id of the account or of any record of theirs',
    access: 'staff',
    response: Customer,
    errors: [notFound],
  }),
  mergeCustomers: post('/api/admin/customers/:id/merges', {
    summary: 'Show two customers as one person, to staff alone',
    access: 'staff',
    body: NewMerge,
    response: Customer,
    errors: [notFound, mergedAlready, mergedMeanwhile],
  }),
  separateCustomers: del('/api/admin/customers/:id/merges/:merge', {
    unseen: true,
    access: 'staff',
    params: MergePlace,
    response: Customer,
    errors: [notFound, mergeGone],
  }),
};
