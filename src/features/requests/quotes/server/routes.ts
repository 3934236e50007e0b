import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { readCartCookie } from '#features/shop/cart/cart-cookie.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { ServerCart, ServerCartQuery } from '../cart/cart-schema.ts';
import { linesUnavailable, quoteErrors } from '../errors.ts';
import { NewQuote, QuoteCreated } from '../schema.ts';
import { readCartCookies } from './cart/cart-cookies.ts';
import { readServerCart } from './cart/server-cart.ts';
import { makeQuote } from './creating/make-quote.ts';

export const quoteRoutes: CallRoute[] = [
  serve(
    api.createQuote,
    {
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
    },
    async ({ body, key, caller }, services) => {
      const { person, language } = caller;
      return makeQuote(services, { person, language, input: body, key });
    },
  ),
  serve(
    api.showCart,
    { access: 'anyone', query: ServerCartQuery, response: ServerCart },
    async ({ query, caller }, { db, config }) => {
      const cookies = readCartCookies(caller, config);
      const cart = query.lineas ? readCartCookie(query.lineas) : cookies.cart;
      return readServerCart(db, { ...cookies, cart });
    },
  ),
];
