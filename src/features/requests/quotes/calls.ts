import { get, post } from '#platform/calls/contract.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { ServerCart, ServerCartQuery } from './cart/cart-schema.ts';
import { linesUnavailable, quoteErrors } from './errors.ts';
import { NewQuote, QuoteCreated } from './schema.ts';

/** Answers with current prices. `lineas` replaces the cart of the cookie. */
export const showCart = get('/api/cart', {
  summary: 'The current prices and availability of a cart',
  access: 'anyone',
  query: ServerCartQuery,
  response: ServerCart,
});

export const createQuote = post('/api/quotes', {
  access: 'signed-in',
  body: NewQuote,
  key: true,
  response: QuoteCreated,
  status: 201,
  errors: [
    quoteErrors.contactRequired,
    quoteErrors.pricesChanged,
    quoteErrors.tooFew,
    linesUnavailable,
    quoteErrors.keyReused,
    tooManyRequests,
  ],
});
