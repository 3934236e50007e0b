import { caseErrors } from '#features/requests/cases/errors.ts';
import { EmptyBody } from '#features/requests/cases/schema.ts';
import { staffCaseCalls } from '#features/requests/cases/staff-case-calls.ts';
import { AddedEmail, CallersQuote } from '#features/requests/quotes/callers/callers-quote.ts';
import { linesUnavailable, quoteErrors } from '#features/requests/quotes/errors.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { post, put } from '#platform/calls/contract.ts';
import { orderType } from './order-type.ts';
import { type QuoteWire, StaffQuote, StaffQuoteDetail, StaffQuoteQuery } from './schema.ts';

export const quoteCaseCalls = staffCaseCalls<QuoteWire>('/api/admin/quotes', {
  type: orderType,
  query: StaffQuoteQuery,
  summary: StaffQuote,
  detail: StaffQuoteDetail,
  notFound: quoteErrors.quoteNotFound,
  statusErrors: [
    quoteErrors.cancelled,
    shippingErrors.notSailed,
    shippingErrors.notHandedOver,
    shippingErrors.goodsBought,
  ],
});

export const orderStaffCalls = {
  listQuotes: quoteCaseCalls.list,
  quoteStats: quoteCaseCalls.stats,
  exportQuotes: quoteCaseCalls.export,
  findQuote: quoteCaseCalls.find,
  changeQuoteStatus: quoteCaseCalls.changeStatus,
  writeAboutQuote: quoteCaseCalls.write,
  undoAboutQuote: quoteCaseCalls.undo,
  assignQuote: quoteCaseCalls.assign,
  changeStatusOfQuotes: quoteCaseCalls.changeStatusOfMany,
  writeAboutQuotes: quoteCaseCalls.writeToMany,
  undoAboutQuotes: quoteCaseCalls.undoMany,
  assignQuotes: quoteCaseCalls.assignMany,
  followUpQuote: quoteCaseCalls.followUp,
  viewQuote: quoteCaseCalls.view,
  contactAboutQuote: quoteCaseCalls.contact,
  issueCode: post('/api/admin/quotes/:id/codes', {
    summary: 'Issue a code that a customer verifies',
    access: 'staff',
    body: EmptyBody,
    key: true,
    response: StaffQuoteDetail,
    status: 201,
    errors: [
      quoteErrors.quoteNotFound,
      caseErrors.ownRecord,
      quoteErrors.noCodeCancelled,
      caseErrors.emailNeeded,
      caseErrors.messageKeyReused,
    ],
  }),
  addQuoteEmail: put('/api/admin/quotes/:id/email', {
    summary: 'Add an address where mails can go',
    access: 'staff',
    body: AddedEmail,
    response: StaffQuoteDetail,
    errors: [quoteErrors.quoteNotFound, caseErrors.ownRecord, quoteErrors.emailThere],
  }),
  createCallersQuote: post('/api/admin/quotes', {
    summary: 'Make a quotation for somebody who calls',
    access: 'staff',
    body: CallersQuote,
    key: true,
    response: StaffQuoteDetail,
    status: 201,
    errors: [caseErrors.ownRecord, linesUnavailable, quoteErrors.tooFew, quoteErrors.keyReused],
  }),
};
