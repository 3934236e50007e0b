import { z } from 'zod';
import { api } from '../../../api.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { Reply } from '../../../platform/http/route.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { NewMessage } from '../../history/schema.ts';
import { quoteRefusals } from '../refusals.ts';
import { NewQuote, Quote, QuoteCreated, QuoteDetail, QuoteId } from '../schema.ts';
import { createQuote } from './create-quote.ts';
import { findQuoteOf, listQuotesOf } from './store.ts';
import { writeAboutQuote } from './write-about-quote.ts';

/** The calls about the customer's own quotations. */
export const quoteRoutes: Route[] = [
  serve(
    api.createQuote,
    { access: 'signed-in', body: NewQuote, gives: QuoteCreated },
    async ({ body, key, caller }, platform) => {
      const { person, language } = caller;
      return new Reply(await createQuote(platform, { person, language, wanted: body, key }), {
        status: 201,
      });
    },
  ),
  serve(
    api.listMyQuotes,
    { access: 'signed-in', gives: z.array(Quote) },
    async ({ caller }, { db }) => listQuotesOf(db, caller.person.id),
  ),
  serve(
    api.findMyQuote,
    { access: 'signed-in', params: QuoteId, gives: QuoteDetail },
    async ({ params, caller }, { db }) => found(await findQuoteOf(db, caller.person.id, params.id)),
  ),
  serve(
    api.writeAboutMyQuote,
    { access: 'signed-in', params: QuoteId, body: NewMessage, gives: QuoteDetail },
    async ({ params, body, key, caller }, platform) => {
      const { id } = caller.person;
      const author = { id, as: 'customer' } as const;
      await writeAboutQuote(platform, { quoteId: params.id, author, text: body.text, key });
      const quote = found(await findQuoteOf(platform.db, id, params.id));
      return new Reply(quote, { status: 201 });
    },
  ),
];

function found<T>(quote: T | undefined): T {
  if (!quote) throw new Refusal(quoteRefusals.quoteNotFound);
  return quote;
}
