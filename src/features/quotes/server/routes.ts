import { z } from 'zod';
import { api } from '../../../api.ts';
import { tooManyRequests } from '../../../platform/http/rate-limit.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { historyRefusals } from '../../history/refusals.ts';
import { NewMessage } from '../../history/schema.ts';
import { linesUnavailable, quoteRefusals } from '../refusals.ts';
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
      gives: QuoteCreated,
      status: 201,
      refuses: [
        quoteRefusals.contactRequired,
        quoteRefusals.pricesChanged,
        linesUnavailable,
        quoteRefusals.keyReused,
        tooManyRequests,
      ],
    },
    async ({ body, key, caller }, platform) => {
      const { person, language } = caller;
      return createQuote(platform, { person, language, wanted: body, key });
    },
  ),
  serve(
    api.listMyQuotes,
    { access: 'signed-in', gives: z.array(Quote) },
    async ({ caller }, { db }) => listQuotesOf(db, caller.person.id),
  ),
  serve(
    api.findMyQuote,
    {
      access: 'signed-in',
      params: QuoteId,
      gives: QuoteDetail,
      refuses: [quoteRefusals.quoteNotFound],
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
      gives: QuoteDetail,
      status: 201,
      refuses: [quoteRefusals.quoteNotFound, historyRefusals.messageKeyReused, tooManyRequests],
    },
    async ({ params, body, key, caller }, platform) => {
      const { id } = caller.person;
      const author = { id, as: 'customer' } as const;
      await writeAboutQuote(platform, { quoteId: params.id, author, text: body.text, key });
      return found(await findQuoteOf(platform.db, id, params.id));
    },
  ),
];

function found<T>(quote: T | undefined): T {
  if (!quote) throw new Refusal(quoteRefusals.quoteNotFound);
  return quote;
}
