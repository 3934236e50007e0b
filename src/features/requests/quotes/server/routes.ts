import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { readMirror } from '#features/shop/cart/cart-mirror.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { DrawnCart, DrawnCartQuery } from '../cart/cart-schema.ts';
import { linesUnavailable, quoteErrors } from '../errors.ts';
import { NewQuote, QuoteCreated } from '../schema.ts';
import { readCartCookies } from './cart/cart-cookies.ts';
import { drawCart } from './cart/drawn-cart.ts';
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
    { access: 'anyone', query: DrawnCartQuery, response: DrawnCart },
    async ({ query, caller }, { db, config }) => {
      const cookies = readCartCookies(caller, config);
      const cart = query.lineas ? readMirror(query.lineas) : cookies.cart;
      return drawCart(db, { ...cookies, cart });
    },
  ),
];
