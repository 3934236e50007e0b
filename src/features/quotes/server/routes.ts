import { api } from '#api.ts';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { readMirror } from '#features/cart/cart-mirror.ts';
import { findOwnCase, found } from '#features/cases/server/case-store.ts';
import { ownCaseRoutes } from '#features/cases/server/own-routes.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { DrawnCart, DrawnCartQuery } from '../cart-schema.ts';
import { linesUnavailable, quoteErrors } from '../errors.ts';
import { NewQuote, Quote, QuoteCreated, QuoteDetail, QuoteReference } from '../schema.ts';
import { readCartCookies } from './cart-cookies.ts';
import { createQuote } from './create-quote.ts';
import { drawCart } from './drawn-cart.ts';
import { quoteCases } from './quote-cases.ts';
import { findOwnId } from './store.ts';

/** The calls about the customer's own quotations. */
export const quoteRoutes: Route[] = [
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
      return createQuote(services, { person, language, input: body, key });
    },
  ),
  serve(
    api.showCart,
    { access: 'anyone', query: DrawnCartQuery, response: DrawnCart },
    async ({ query, caller }, { db, config }) => {
      const told = readCartCookies(caller, config);
      const cart = query.lineas ? readMirror(query.lineas) : told.cart;
      return drawCart(db, { ...told, cart });
    },
  ),
  serve(
    api.findMyQuoteByReference,
    {
      access: 'signed-in',
      params: QuoteReference,
      response: QuoteDetail,
      errors: [quoteErrors.quoteNotFound],
    },
    async ({ params: { reference }, caller: { person } }, { db }) => {
      const id = await findOwnId(db, person.id, reference);
      return found(
        quoteCases,
        (id && (await findOwnCase(db, quoteCases, person.id, id))) || undefined,
      );
    },
  ),
  ...ownCaseRoutes(quoteCases, {
    list: api.listMyQuotes,
    find: api.findMyQuote,
    write: api.writeAboutMyQuote,
    own: Quote,
    detail: QuoteDetail,
    page: '/my-quotes',
  }),
];
