import type { NewMessage, OwnCasesQuery } from '#features/requests/cases/schema.ts';
import type { QuoteAmendment, QuoteCancellation } from '#features/requests/quotes/schema.ts';
import { get, patch, post } from '#platform/calls/contract.ts';
import type { MadeQuote, Quote, QuoteDetail } from './schema.ts';

export const listMyQuotes = get<Quote[], { query?: OwnCasesQuery }>('/api/quotes/user');
export const findMyQuote = get<QuoteDetail, { params: { id: string } }>('/api/quotes/:id');
export const findMyQuoteByReference = get<MadeQuote, { params: { reference: string } }>(
  '/api/quotes/made/:reference',
);
/**
 * Works only while the quote is pending. A 409 means that staff have begun to work on it, or that
 * it was changed elsewhere in the meantime.
 */
export const amendMyQuote = patch<
  QuoteDetail,
  { params: { id: string }; body: QuoteAmendment; key: string }
>('/api/quotes/:id');
export const cancelMyQuote = post<
  QuoteDetail,
  { params: { id: string }; body: QuoteCancellation; key: string }
>('/api/quotes/:id/cancel');
export const writeAboutMyQuote = post<
  QuoteDetail,
  { params: { id: string }; body: NewMessage; key: string }
>('/api/quotes/:id/messages');
