import { get } from '#platform/calls/contract.ts';
import type { KnownCustomer } from './callers/callers-quote.ts';
import type { HoldingQuote } from './schema.ts';

export const quoteStaffCalls = {
  quotesHolding: get<HoldingQuote[], { query: { products: string } }>('/api/admin/open-quotes'),
  findCustomers: get<KnownCustomer[], { query: { q: string } }>('/api/admin/customers'),
};
