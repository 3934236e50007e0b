import { api } from '#api.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { findOwnCase } from '#features/requests/cases/server/case-store.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import { ownCaseRoutes } from '#features/requests/cases/server/own-routes.ts';
import { readMirror } from '#features/shop/cart/cart-mirror.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { routes } from '#routes.ts';
import { quoteErrors } from '../errors.ts';
import { readCartCookies } from './cart/cart-cookies.ts';
import { drawCart } from './cart/drawn-cart.ts';
import { amendQuote } from './changing/amend-quote.ts';
import { cancelQuote } from './changing/cancel-quote.ts';
import { amendForm, cancelForm } from './changing/change-forms.ts';
import { makeQuote } from './creating/make-quote.ts';
import { quoteCases } from './quote-cases.ts';
import { findOwnId } from './store.ts';

const findOwn = ({ params, caller }: RecordRequest, { db }: Services) =>
  findOwnCase(db, quoteCases, caller.person.id, params.id);

export const quoteRoutes: CallRoute[] = [
  serve(api.createQuote, async ({ body, key, caller }, services) => {
    const { person, language } = caller;
    return makeQuote(services, { person, language, input: body, key });
  }),
  serve(api.showCart, async ({ query, caller }, { db, config }) => {
    const cookies = readCartCookies(caller, config);
    const cart = query.lineas ? readMirror(query.lineas) : cookies.cart;
    return drawCart(db, { ...cookies, cart });
  }),
  serve(
    api.findMyQuoteByReference,
    async ({ params: { reference }, caller: { person } }, { db, config }) => {
      const id = await findOwnId(db, person.id, reference);
      if (!id) throw new AppError(quoteErrors.quoteNotFound);
      const quote = await findOwnCase(db, quoteCases, person.id, id);
      return { ...quote, checkWord: checkWord(config, quote.referenceNumber) };
    },
  ),
  // Stands before `ownCaseRoutes`, because a form that names no action is a message.
  serve(
    api.amendMyQuote,
    [
      async ({ params: { id }, body: change, key, caller: { person } }, services) =>
        amendQuote(services, { person, id, key, change }),
      findOwn,
    ],
    amendForm,
  ),
  serve(
    api.cancelMyQuote,
    [
      async ({ params: { id }, body: { reason }, key, caller: { person } }, services) =>
        cancelQuote(services, { person, id, key, reason }),
      findOwn,
    ],
    cancelForm,
  ),
  ...ownCaseRoutes(
    quoteCases,
    { list: api.listMyQuotes, find: api.findMyQuote, write: api.writeAboutMyQuote },
    routes.myQuotes.path,
  ),
];
