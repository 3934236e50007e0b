import { type QuoteStatus, quoteStatuses } from '#features/requests/quotes/statuses.ts';
import { plain } from '#platform/text/plain.ts';
import type { Quote } from '../schema.ts';

export interface MyListQuery {
  search: string;
  status: QuoteStatus | undefined;
  /** How many are shown; a link shows more. */
  shown: number;
}

export const quotesShown = 50;

export function readQuery(query: URLSearchParams): MyListQuery {
  const status = query.get('status');
  const shown = Number(query.get('shown'));
  return {
    search: query.get('search')?.trim() ?? '',
    status: quoteStatuses.find((each) => each === status),
    shown: Number.isInteger(shown) ? Math.max(shown, quotesShown) : quotesShown,
  };
}

export function writeQuery({ search, status, shown }: MyListQuery): Record<string, string> {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(status && { status }),
    ...(shown > quotesShown && { shown: String(shown) }),
  };
}

/** Finds quotes whose reference or products contain every word; accents do not matter. */
export function findQuotes(quotes: readonly Quote[], { search, status }: MyListQuery): Quote[] {
  // An empty search matches every text.
  const words = plain(search).split(/\s/);
  return quotes.filter((quote) => {
    if (status && quote.status !== status) return false;
    const names = quote.items.map(({ productName }) => productName);
    const text = plain([quote.referenceNumber, ...names].join(' '));
    return words.every((word) => text.includes(word));
  });
}
