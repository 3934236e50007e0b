import { api } from '#api.ts';
import { ownCasePage } from '#features/requests/cases/ui/own-case-page.tsx';
import { quoteListTexts } from '#features/requests/quotes/messages.ts';
import type { ShownHandover } from '#features/shipping/handover/schema.ts';
import { href, routes } from '#routes.ts';
import { readQuery, writeQuery } from '../../own/my-list.ts';
import type { QuoteDetail } from '../../schema.ts';
import { OwnQuote } from './own-quote.tsx';

export const page = ownCasePage<QuoteDetail, ShownHandover[]>({
  find: api.findMyQuote,
  texts: quoteListTexts,
  nameOf: ({ referenceNumber }) => referenceNumber,
  listAddress: (query) => href(routes.myQuotes, {}, writeQuery(readQuery(query))),
  Detail: OwnQuote,
  loadBeside: (call, id) => call(api.listMyHandovers, { params: { id } }),
});
