import { api } from '#api.ts';
import { LinkEnding } from '#features/orders/offers/schema.ts';
import { linkForm } from '#features/orders/offers/server/links/link-forms.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import { ownCaseRoutes } from '#features/requests/cases/server/own-routes.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { findOwnId } from '#features/requests/quotes/server/store.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { routes } from '#routes.ts';
import { amendQuote } from './changing/amend-quote.ts';
import { cancelQuote } from './changing/cancel-quote.ts';
import { amendForm, cancelForm, endForm, readEnding } from './changing/change-forms.ts';
import { findOwnOrder, orderCases } from './order-cases.ts';

const findOwn = ({ params, caller }: RecordRequest, { db }: Services) =>
  findOwnOrder(db, caller.person.id, params.id);

export const orderRoutes: CallRoute[] = [
  serve(
    api.findMyQuoteByReference,
    async ({ params: { reference }, caller: { person } }, { db, config }) => {
      const id = await findOwnId(db, person.id, reference);
      if (!id) throw new AppError(quoteErrors.quoteNotFound);
      const quote = await findOwnOrder(db, person.id, id);
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
        cancelQuote(services, { person }, { id, key, reason }),
      findOwn,
    ],
    cancelForm,
  ),
  ...ownCaseRoutes(
    orderCases,
    { list: api.listMyQuotes, find: api.findMyQuote, write: api.writeAboutMyQuote },
    routes.myQuotes.path,
  ),
];

export const endingForms: CallRoute[] = [
  linkForm({
    body: LinkEnding,
    form: endForm,
    read: readEnding,
    act: (services, by, { reason }) => cancelQuote(services, by, { id: by.link.quoteId, reason }),
  }),
];
