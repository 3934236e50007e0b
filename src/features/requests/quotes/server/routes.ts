import { api } from '#api.ts';
import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { findOwnCase } from '#features/requests/cases/server/case-store.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import { ownCaseRoutes } from '#features/requests/cases/server/own-routes.ts';
import { readCartCookie } from '#features/shop/cart/cart-cookie.ts';
import { AppError } from '#platform/http/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { routes } from '#routes.ts';
import { ServerCart, ServerCartQuery } from '../cart/cart-schema.ts';
import { linesUnavailable, quoteErrors } from '../errors.ts';
import {
  MadeQuote,
  NewQuote,
  Quote,
  QuoteAmendment,
  QuoteCancellation,
  QuoteCreated,
  QuoteDetail,
  QuoteReference,
} from '../schema.ts';
import { readCartCookies } from './cart/cart-cookies.ts';
import { readServerCart } from './cart/server-cart.ts';
import { amendQuote } from './changing/amend-quote.ts';
import { cancelQuote } from './changing/cancel-quote.ts';
import { amendForm, cancelForm } from './changing/change-forms.ts';
import { makeQuote } from './creating/make-quote.ts';
import { quoteCases } from './quote-cases.ts';
import { findOwnId } from './store.ts';

const changeErrors = [
  quoteErrors.quoteNotFound,
  quoteErrors.underWay,
  quoteErrors.cancelled,
  quoteErrors.keyReused,
  tooManyRequests,
];

const thenFindOwn = byId((db, person, id) => findOwnCase(db, quoteCases, person.id, id));

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
  serve(
    api.findMyQuoteByReference,
    {
      access: 'signed-in',
      params: QuoteReference,
      response: MadeQuote,
      errors: [quoteErrors.quoteNotFound],
    },
    async ({ params: { reference }, caller: { person } }, { db, config }) => {
      const id = await findOwnId(db, person.id, reference);
      if (!id) throw new AppError(quoteErrors.quoteNotFound);
      const quote = await findOwnCase(db, quoteCases, person.id, id);
      return { ...quote, checkWord: checkWord(config, quote.referenceNumber) };
    },
  ),
  // Stands before `ownCaseRoutes`, because a form that names no action is a message.
  serveWrite(
    api.amendMyQuote,
    {
      access: 'signed-in',
      params: RecordId,
      body: QuoteAmendment,
      key: true,
      response: QuoteDetail,
      errors: [
        ...changeErrors,
        quoteErrors.amendedMeanwhile,
        quoteErrors.nothingLeft,
        quoteErrors.tooFew,
        linesUnavailable,
      ],
      form: amendForm,
    },
    async ({ params: { id }, body: change, key, caller: { person } }, services) =>
      amendQuote(services, { person, id, key, change }),
    thenFindOwn,
  ),
  serveWrite(
    api.cancelMyQuote,
    {
      access: 'signed-in',
      params: RecordId,
      body: QuoteCancellation,
      key: true,
      response: QuoteDetail,
      errors: changeErrors,
      form: cancelForm,
    },
    async ({ params: { id }, body: { reason }, key, caller: { person } }, services) =>
      cancelQuote(services, { person, id, key, reason }),
    thenFindOwn,
  ),
  ...ownCaseRoutes(quoteCases, {
    list: api.listMyQuotes,
    find: api.findMyQuote,
    write: api.writeAboutMyQuote,
    own: Quote,
    detail: QuoteDetail,
    page: routes.myQuotes.path,
  }),
];
