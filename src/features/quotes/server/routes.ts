import { z } from 'zod';
import { api } from '../../../api.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { Reply } from '../../../platform/http/route.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { quoteRefusals } from '../refusals.ts';
import {
  NewQuote,
  Quote,
  QuoteCreated,
  QuoteDetail,
  QuoteId,
  QuoteStatusChange,
  QuoteStatusQuery,
} from '../schema.ts';
import { changeQuoteStatus } from './change-status.ts';
import { createQuote } from './create-quote.ts';
import { findQuote, findQuoteOf, listQuotes, listQuotesOf } from './store.ts';

/** The calls about quotations: the customer's own, then the staff's. */
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
    api.listQuotes,
    { access: 'staff', query: QuoteStatusQuery, gives: z.array(Quote) },
    async ({ query }, { db }) => listQuotes(db, query.status),
  ),
  serve(
    api.findQuote,
    { access: 'staff', params: QuoteId, gives: QuoteDetail },
    async ({ params }, { db }) => found(await findQuote(db, params.id)),
  ),
  serve(
    api.changeQuoteStatus,
    { access: 'staff', params: QuoteId, body: QuoteStatusChange, gives: QuoteDetail },
    async ({ params, body, caller }, platform) =>
      changeQuoteStatus(platform, caller.person, params.id, body),
  ),
];

function found<T>(quote: T | undefined): T {
  if (!quote) throw new Refusal(quoteRefusals.quoteNotFound);
  return quote;
}
