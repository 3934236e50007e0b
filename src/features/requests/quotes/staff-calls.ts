import { z } from 'zod';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { EmptyBody } from '#features/requests/cases/schema.ts';
import { staffCaseCalls } from '#features/requests/cases/staff-case-calls.ts';
import { get, post } from '#platform/calls/contract.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { CallersQuote, CustomerQuery, KnownCustomer } from './callers/callers-quote.ts';
import { linesUnavailable, quoteErrors } from './errors.ts';
import {
  HoldingQuery,
  HoldingQuote,
  type QuoteWire,
  StaffQuote,
  StaffQuoteDetail,
  StaffQuoteQuery,
} from './schema.ts';
import { quoteType } from './statuses.ts';

export const quoteCaseCalls = staffCaseCalls<QuoteWire>('/api/admin/quotes', {
  type: quoteType,
  query: StaffQuoteQuery,
  summary: StaffQuote,
  detail: StaffQuoteDetail,
  notFound: quoteErrors.quoteNotFound,
  statusErrors: [
    quoteErrors.cancelled,
    quoteErrors.notSailed,
    quoteErrors.notHandedOver,
    quoteErrors.goodsBought,
  ],
});

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
  quotesHolding: get('/api/admin/open-quotes', {
    access: 'staff',
    query: HoldingQuery,
    response: z.array(HoldingQuote),
  }),
  issueCode: post('/api/admin/quotes/:id/codes', {
    access: 'staff',
    params: RecordId,
    body: EmptyBody,
    key: true,
    response: StaffQuoteDetail,
    status: 201,
    errors: [
      quoteErrors.quoteNotFound,
      caseErrors.ownRecord,
      quoteErrors.noCodeCancelled,
      caseErrors.messageKeyReused,
    ],
  }),
  findCustomers: get('/api/admin/customers', {
    access: 'staff',
    query: CustomerQuery,
    response: z.array(KnownCustomer),
  }),
  createCallersQuote: post('/api/admin/quotes', {
    access: 'staff',
    body: CallersQuote,
    key: true,
    response: StaffQuoteDetail,
    status: 201,
    errors: [caseErrors.ownRecord, linesUnavailable, quoteErrors.tooFew, quoteErrors.keyReused],
  }),
};
