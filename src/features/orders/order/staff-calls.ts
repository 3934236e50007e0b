import type { EmptyBody } from '#features/requests/cases/schema.ts';
import { staffCaseCalls } from '#features/requests/cases/staff-case-calls.ts';
import type { CallersQuote } from '#features/requests/quotes/callers/callers-quote.ts';
import { post } from '#platform/calls/contract.ts';
import type { QuoteWire, StaffQuoteDetail } from './schema.ts';

export const quoteCaseCalls = staffCaseCalls<QuoteWire>('/api/admin/quotes');

export const orderStaffCalls = {
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
  issueCode: post<StaffQuoteDetail, { params: { id: string }; body: EmptyBody; key: string }>(
    '/api/admin/quotes/:id/codes',
  ),
  createCallersQuote: post<StaffQuoteDetail, { body: CallersQuote; key: string }>(
    '/api/admin/quotes',
  ),
};
