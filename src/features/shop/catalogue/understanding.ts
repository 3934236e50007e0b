import type { ProductSort } from './schema-values.ts';
import {
  divideTerms,
  type KnownExpressions,
  keyOf,
  type Meaning,
  type SearchTerm,
} from './search-terms.ts';

/** What a search says beside words of products. */
export interface Wishes {
  /** In cents. */
  minPrice?: number;
  maxPrice?: number;
  sort?: ProductSort;
}

/** A part of a search that was understood, and the search without it. */
export type Understood = { rest: string } & (
  | { wish: Wishes }
  | { meaning: Exclude<Meaning, { words: string[] }> }
);

export interface Understanding {
  expressions: SearchTerm[];
  wishes: Wishes;
  understood: Understood[];
  /** Words that stand for themselves. */
  others: string[];
}

/** 'carro barato' is cars by price, '12000' a price at most, 'toyota 2015' a word and a year. */
export function understand(
  terms: readonly string[],
  known: KnownExpressions,
  isStopWord: (term: string) => boolean,
  asWords = false,
): Understanding {
  const wishes: Wishes = {};
  const understood: Understood[] = [];
  const without = (from: number, to: number) =>
    terms.filter((_, at) => at < from || at >= to).join(' ');
  const words: number[] = [];
  const isOfAppliances = divideTerms(terms, known, isStopWord).some(({ meanings }) =>
    meanings.some(isAppliance),
  );
  for (let at = 0; at < terms.length; ) {
    const found = asWords ? undefined : (cheapAt(terms, at) ?? priceAt(terms, at, isOfAppliances));
    if (found) {
      Object.assign(wishes, found.wish);
      understood.push({ wish: found.wish, rest: without(at, at + found.length) });
      at += found.length;
    } else {
      words.push(at);
      at += 1;
    }
  }
  const left = words.map((at) => terms[at] ?? '');
  const expressions = divideTerms(left, known, isStopWord).map((term, _, all) => {
    const isAmount =
      /^\d+$/.test(term.words[0] ?? '') && units.has(all[all.indexOf(term) + 1]?.words[0] ?? '');
    return isAmount ? { ...term, meanings: [] } : term;
  });
  const others: string[] = [];
  let place = 0;
  for (const { words: named, meanings } of expressions) {
    const [meaning, ...more] = meanings.filter((each) => !('words' in each));
    const [from = 0, to = 0] = [words[place], words[place + named.length - 1]];
    if (meaning && !('words' in meaning) && more.length === 0) {
      understood.push({ meaning, rest: without(from, to + 1) });
    } else {
      others.push(...named);
    }
    place += named.length;
  }
  return { expressions, wishes, understood, others };
}

const isAppliance = (meaning: Meaning) =>
  ('category' in meaning && meaning.category === 'electrodomesticos') ||
  ('facet' in meaning && meaning.facet.startsWith('kind='));

interface Found {
  wish: Wishes;
  length: number;
}

const keys = (...words: string[]) => new Set(words.map(keyOf));
const cheap = keys('barato', 'barata', 'económico', 'económica', 'cheap', 'cheapest');
const units = new Set(
  'w watt watts vatio vatios btu v volt volts voltios km kg lb l litro litros cc hp pie pies pulgada pulgadas inch inches gal galones kwh kw hz mm cm m mi millas cu hornillas plazas'.split(
    ' ',
  ),
);
const money = new Set(['usd', 'dolares', 'dolar', 'dollars']);
const most = ['hasta', 'maximo', 'max', 'under', 'below', 'menos de', 'less than', 'up to'];
const least = ['desde', 'minimo', 'mas de', 'over', 'from', 'more than'];

function cheapAt(terms: readonly string[], at: number): Found | undefined {
  const more = terms[at] === 'mas' ? 1 : 0;
  const isCheap = cheap.has(keyOf(terms[at + more] ?? ''));
  return isCheap ? { wish: { sort: 'price' }, length: more + 1 } : undefined;
}

/** A bare figure is a price from 3,000 on, unless it is a year or goes with an appliance. */
function priceAt(terms: readonly string[], at: number, isOfAppliances: boolean): Found | undefined {
  const [one = '', other = ''] = terms.slice(at);
  const before = [other ? `${one} ${other}` : one, one].find(
    (words) => most.includes(words) || least.includes(words),
  );
  const skipped = before ? before.split(' ').length : 0;
  const amount = amountAt(terms, at + skipped);
  if (!amount) return undefined;
  const after = terms[at + skipped + amount.length] ?? '';
  const isMoney = money.has(after);
  const isBare = amount.value >= 3000 && !isOfAppliances;
  if (units.has(after) || !(before || isMoney || isBare)) return undefined;
  const cents = amount.value * 100;
  return {
    wish: before && least.includes(before) ? { minPrice: cents } : { maxPrice: cents },
    length: skipped + amount.length + (isMoney ? 1 : 0),
  };
}

/** '12000', '12 000' and '12k'. */
function amountAt(
  terms: readonly string[],
  at: number,
): { value: number; length: number } | undefined {
  const [one = '', other = ''] = terms.slice(at);
  if (/^\d{1,3}$/.test(one) && /^\d{3}$/.test(other)) return { value: +(one + other), length: 2 };
  if (/^\d{3,6}$/.test(one)) return { value: +one, length: 1 };
  return /^\d{1,3} k$/.test(one)
    ? { value: Number.parseInt(one, 10) * 1000, length: 1 }
    : undefined;
}
