import type { NewMessage, OwnCasesQuery } from '#features/cases/schema.ts';
import { get, patch, post } from '#platform/calls/contract.ts';
import type { DrawnCart } from './cart/cart-schema.ts';
import type {
  NewQuote,
  Quote,
  QuoteAmendment,
  QuoteCancellation,
  QuoteCreated,
  QuoteDetail,
} from './schema.ts';

export const quoteCalls = {
  // With current prices. `lineas` replaces what the cart's cookie says.
  showCart: get<DrawnCart, { query: { lineas?: string } }>('/api/cart'),

  // The same key twice makes one quotation.
  createQuote: post<QuoteCreated, { body: NewQuote; key: string }>('/api/quotes'),
  listMyQuotes: get<Quote[], { query?: OwnCasesQuery }>('/api/quotes/user'),
  findMyQuote: get<QuoteDetail, { params: { id: string } }>('/api/quotes/:id'),
  findMyQuoteByReference: get<QuoteDetail, { params: { reference: string } }>(
    '/api/quotes/made/:reference',
  ),
  // Only while it is pending. A 409 means that staff have begun to work on it, or that it was changed
  // elsewhere in the meantime.
  amendMyQuote: patch<QuoteDetail, { params: { id: string }; body: QuoteAmendment; key: string }>(
    '/api/quotes/:id',
  ),
  cancelMyQuote: post<
    QuoteDetail,
    { params: { id: string }; body: QuoteCancellation; key: string }
  >('/api/quotes/:id/cancel'),
  writeAboutMyQuote: post<QuoteDetail, { params: { id: string }; body: NewMessage; key: string }>(
    '/api/quotes/:id/messages',
  ),
};
