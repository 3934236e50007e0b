import { z } from 'zod';
import { api } from '#api.ts';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { historyErrors } from '#features/cases/errors.ts';
import { NewMessage } from '#features/cases/schema.ts';
import { messageForm } from '#features/cases/server/message-form.ts';
import { AppError } from '#platform/http/errors.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { linesUnavailable, quoteErrors } from '../errors.ts';
import { NewQuote, Quote, QuoteCreated, QuoteDetail, QuoteId } from '../schema.ts';
import { createQuote } from './create-quote.ts';
import { findQuoteOf, listQuotesOf } from './store.ts';
import { writeAboutQuote } from './write-about-quote.ts';

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
        linesUnavailable,
        quoteErrors.keyReused,
        tooManyRequests,
      ],
    },
    async ({ body, key, caller }, services) => {
      const { person, language } = caller;
      return createQuote(services, { person, language, wanted: body, key });
    },
  ),
  serve(
    api.listMyQuotes,
    { access: 'signed-in', response: z.array(Quote) },
    async ({ caller }, { db }) => listQuotesOf(db, caller.person.id),
  ),
  serve(
    api.findMyQuote,
    {
      access: 'signed-in',
      params: QuoteId,
      response: QuoteDetail,
      errors: [quoteErrors.quoteNotFound],
    },
    async ({ params, caller }, { db }) => found(await findQuoteOf(db, caller.person.id, params.id)),
  ),
  serve(
    api.writeAboutMyQuote,
    {
      access: 'signed-in',
      params: QuoteId,
      body: NewMessage,
      key: true,
      response: QuoteDetail,
      status: 201,
      errors: [quoteErrors.quoteNotFound, historyErrors.messageKeyReused, tooManyRequests],
      form: messageForm('/my-quotes'),
    },
    async ({ params, body, key, caller }, services) => {
      const { id } = caller.person;
      const author = { id, as: 'customer' } as const;
      await writeAboutQuote(services, { quoteId: params.id, author, text: body.text, key });
      return found(await findQuoteOf(services.db, id, params.id));
    },
  ),
];

function found<T>(quote: T | undefined): T {
  if (!quote) throw new AppError(quoteErrors.quoteNotFound);
  return quote;
}
