import {
  type OrderStage,
  orderStages,
  stagesAfterHandover,
} from '#features/orders/progress/order-stages.ts';
import { plain } from '#platform/text/plain.ts';
import type { Quote } from '../schema.ts';

export interface MyListQuery {
  search: string;
  stage: OrderStage | undefined;
  /** How many are shown; a link shows more. */
  shown: number;
}

export const quotesShown = 50;

export function readQuery(query: URLSearchParams): MyListQuery {
  const stage = query.get('stage');
  const shown = Number(query.get('shown'));
  return {
    search: query.get('search')?.trim() ?? '',
    stage: orderStages.find((each) => each === stage),
    shown: Number.isInteger(shown) ? Math.max(shown, quotesShown) : quotesShown,
  };
}

export function writeQuery({ search, stage, shown }: MyListQuery): Record<string, string> {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(stage && { stage }),
    ...(shown > quotesShown && { shown: String(shown) }),
  };
}

/** Finds quotes whose reference or products contain every word; accents do not matter. */
export function findQuotes(quotes: readonly Quote[], { search, stage }: MyListQuery): Quote[] {
  // An empty search matches every text.
  const words = plain(search).split(/\s/);
  return quotes.filter((quote) => {
    if (stage && quote.progress.stage !== stage) return false;
    const names = quote.items.map(({ productName }) => productName);
    const text = plain([quote.referenceNumber, ...names].join(' '));
    return words.every((word) => text.includes(word));
  });
}

export function countQuotes(quotes: readonly Pick<Quote, 'progress'>[]) {
  const count = (isCounted: (stage: OrderStage) => boolean) =>
    quotes.filter(({ progress }) => isCounted(progress.stage)).length;
  const ended = count((stage) => stage === 'ended');
  const completed = count((stage) => stagesAfterHandover.includes(stage));
  return { total: quotes.length, inProcess: quotes.length - ended - completed, completed, ended };
}
