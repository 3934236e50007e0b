import { api } from '#api.ts';
import { ownCasePage } from '#features/requests/cases/ui/own-case-page.tsx';
import { quoteListTexts } from '#features/requests/quotes/messages.ts';
import { href, routes } from '#routes.ts';
import { readQuery, writeQuery } from '../../own/my-list.ts';
import type { QuoteDetail } from '../../schema.ts';
import { type BesideQuote, OwnQuote } from './own-quote.tsx';

export const page = ownCasePage<QuoteDetail, BesideQuote>({
  find: api.findMyQuote,
  texts: quoteListTexts,
  nameOf: ({ referenceNumber }) => referenceNumber,
  listAddress: (query) => href(routes.myQuotes, {}, writeQuery(readQuery(query))),
  Detail: OwnQuote,
  loadBeside: async (call, id) => {
    const params = { id };
    const [journeys, handovers] = await Promise.all([
      call(api.listMyJourneys, { params }),
      call(api.listMyHandovers, { params }),
    ]);
    return { journeys, handovers };
  },
});
