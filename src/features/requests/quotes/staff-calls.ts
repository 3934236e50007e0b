import { z } from 'zod';
import { CustomerQuery, KnownCustomer } from '#features/requests/quotes/callers/callers-quote.ts';
import { HoldingQuery, HoldingQuote } from '#features/requests/quotes/schema.ts';
import { get } from '#platform/calls/contract.ts';

export const quoteStaffCalls = {
  quotesHolding: get('/api/admin/open-quotes', {
    summary: 'The open quotations that hold these products',
    access: 'staff',
    query: HoldingQuery,
    response: z.array(HoldingQuote),
  }),
  findCustomers: get('/api/admin/customers', {
    access: 'staff',
    query: CustomerQuery,
    response: z.array(KnownCustomer),
  }),
};
