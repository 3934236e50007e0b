import type { EmptyBody } from '#features/requests/cases/schema.ts';
import { staffCaseCalls } from '#features/requests/cases/staff-case-calls.ts';
import { get, post } from '#platform/calls/contract.ts';
import type { CallersQuote, KnownCustomer } from './callers/callers-quote.ts';
import type { HoldingQuote, QuoteWire, StaffQuoteDetail } from './schema.ts';

export const quoteCaseCalls = staffCaseCalls<QuoteWire>('/api/admin/quotes');

export const quoteStaffCalls = {
  listQuotes: quoteCaseCalls.list,
  quoteStats: quoteCaseCalls.stats,
  exportQuotes: quoteCaseCalls.export,
  findQuote: quoteCaseCalls.find,
  changeQuoteStatus: quoteCaseCalls.changeStatus,
  writeAboutQuote: quoteCaseCalls.write,
  undoAboutQuote: quoteCaseCalls.undo,
  assignQuote: quoteCaseCalls.assign,
  followUpQuote: quoteCaseCalls.followUp,
  viewQuote: quoteCaseCalls.view,
  contactAboutQuote: quoteCaseCalls.contact,
  quotesHolding: get<HoldingQuote[], { query: { products: string } }>('/api/admin/open-quotes'),
  issueCode: post<StaffQuoteDetail, { params: { id: string }; body: EmptyBody; key: string }>(
    '/api/admin/quotes/:id/codes',
  ),
  findCustomers: get<KnownCustomer[], { query: { q: string } }>('/api/admin/customers'),
  createCallersQuote: post<StaffQuoteDetail, { body: CallersQuote; key: string }>(
    '/api/admin/quotes',
  ),
};
