import { api } from '#api.ts';
import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import { ownCaseRoutes } from '#features/requests/cases/server/own-routes.ts';
import { linesUnavailable, quoteErrors } from '#features/requests/quotes/errors.ts';
import {
  QuoteAmendment,
  QuoteCancellation,
  QuoteReference,
} from '#features/requests/quotes/schema.ts';
import { findOwnId } from '#features/requests/quotes/server/store.ts';
import { AppError } from '#platform/http/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { routes } from '#routes.ts';
import { MadeQuote, Quote, QuoteDetail } from '../schema.ts';
import { amendQuote } from './changing/amend-quote.ts';
import { cancelQuote } from './changing/cancel-quote.ts';
import { amendForm, cancelForm } from './changing/change-forms.ts';
import { findOwnOrder, orderCases } from './order-cases.ts';

const changeErrors = [
  quoteErrors.quoteNotFound,
  quoteErrors.underWay,
  quoteErrors.cancelled,
  quoteErrors.keyReused,
  tooManyRequests,
];

const thenFindOwn = byId((db, person, id) => findOwnOrder(db, person.id, id));

export const orderRoutes: CallRoute[] = [
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
      const quote = await findOwnOrder(db, person.id, id);
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
  ...ownCaseRoutes(orderCases, {
    list: api.listMyQuotes,
    find: api.findMyQuote,
    write: api.writeAboutMyQuote,
    own: Quote,
    detail: QuoteDetail,
    page: routes.myQuotes.path,
  }),
];
