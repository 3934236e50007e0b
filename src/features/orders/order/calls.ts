import { ownCaseCalls } from '#features/requests/cases/own-case-calls.ts';

import { linesUnavailable, quoteErrors } from '#features/requests/quotes/errors.ts';
import {
  QuoteAmendment,
  QuoteCancellation,
  QuoteReference,
} from '#features/requests/quotes/schema.ts';
import { get, patch, post } from '#platform/calls/contract.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { MadeQuote, Quote, QuoteDetail } from './schema.ts';

const changeErrors = [
  quoteErrors.quoteNotFound,
  quoteErrors.cancelled,
  quoteErrors.keyReused,
  tooManyRequests,
];

export const {
  list: listMyQuotes,
  find: findMyQuote,
  write: writeAboutMyQuote,
} = ownCaseCalls('/api/quotes', {
  own: Quote,
  detail: QuoteDetail,
  notFound: quoteErrors.quoteNotFound,
});
export const findMyQuoteByReference = get('/api/quotes/made/:reference', {
  access: 'signed-in',
  params: QuoteReference,
  response: MadeQuote,
  errors: [quoteErrors.quoteNotFound],
});
/**
 * Works only while the quote is pending. A 409 means that staff have begun to work on it, or that
 * it was changed elsewhere in the meantime.
 */
export const amendMyQuote = patch('/api/quotes/:id', {
  access: 'signed-in',
  body: QuoteAmendment,
  key: true,
  response: QuoteDetail,
  errors: [
    ...changeErrors,
    quoteErrors.underWay,
    quoteErrors.amendedMeanwhile,
    quoteErrors.nothingLeft,
    quoteErrors.tooFew,
    linesUnavailable,
  ],
});
export const cancelMyQuote = post('/api/quotes/:id/cancel', {
  access: 'signed-in',
  body: QuoteCancellation,
  key: true,
  response: QuoteDetail,
  errors: changeErrors,
});
