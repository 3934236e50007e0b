import { api } from '#api.ts';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { ownCaseRoutes } from '#features/cases/server/own-routes.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { linesUnavailable, quoteErrors } from '../errors.ts';
import { NewQuote, Quote, QuoteCreated, QuoteDetail } from '../schema.ts';
import { createQuote } from './create-quote.ts';
import { quoteCases } from './quote-cases.ts';

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
  ...ownCaseRoutes(quoteCases, {
    list: api.listMyQuotes,
    find: api.findMyQuote,
    write: api.writeAboutMyQuote,
    own: Quote,
    detail: QuoteDetail,
    page: '/my-quotes',
  }),
];
