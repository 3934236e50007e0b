import { plain } from '#platform/text/plain.ts';
import type { Quote } from './schema.ts';
import { type QuoteStatus, quoteStatuses } from './statuses.ts';

/** What a customer looks for in their own list; it stands in the address. */
export interface ListQuery {
  search: string;
  status: QuoteStatus | undefined;
  /** How many of what is found are shown; the rest waits behind a link. */
  shown: number;
}

/** So many quotes are shown at first, and so many more at each tap. */
export const quotesShown = 50;

export function readQuery(query: URLSearchParams): ListQuery {
  const status = query.get('status');
  const shown = Number(query.get('shown'));
  return {
    search: query.get('search')?.trim() ?? '',
    status: quoteStatuses.find((each) => each === status),
    shown: Number.isInteger(shown) ? Math.max(shown, quotesShown) : quotesShown,
  };
}

/** The part of an address that asks for this; nothing where nothing is asked. */
export function writeQuery({ search, status, shown }: ListQuery): Record<string, string> {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(status && { status }),
    ...(shown > quotesShown && { shown: String(shown) }),
  };
}

/** The quotes whose reference or products hold every word, without regard to accents. */
export function findQuotes(quotes: readonly Quote[], { search, status }: ListQuery): Quote[] {
  // No word at all is in every text.
  const words = plain(search).split(/\s/);
  return quotes.filter((quote) => {
    if (status && quote.status !== status) return false;
    const names = quote.items.map(({ productName }) => productName);
    const text = plain([quote.referenceNumber, ...names].join(' '));
    return words.every((word) => text.includes(word));
  });
}
