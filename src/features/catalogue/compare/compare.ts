import { findCategory, type ProductCategory } from '../categories.ts';
import type { Product } from '../schema.ts';

/** As many as fit beside each other. */
export const compareLimit = 4;

/** A product as the comparison's address names it. */
export interface Compared {
  category: ProductCategory;
  slug: string;
}

/** `automobiles/kia,automobiles/ford` → those of the first one's category, each once, four at most. */
export function readCompared(text: string | null): Compared[] {
  const compared: Compared[] = [];
  for (const part of (text ?? '').split(',')) {
    const [, name, slug] = /^([a-z]+)\/([a-z0-9-]{1,200})$/.exec(part.trim()) ?? [];
    const category = findCategory(name)?.slug;
    if (category && slug && !isCompared(compared, { category, slug }))
      compared.push({ category, slug });
  }
  return compared
    .filter(({ category }) => category === compared[0]?.category)
    .slice(0, compareLimit);
}

export function writeCompared(compared: readonly Compared[]): string {
  return compared.map(({ category, slug }) => `${category}/${slug}`).join(',');
}

export function isCompared(compared: readonly Compared[], { category, slug }: Compared): boolean {
  return compared.some((other) => other.category === category && other.slug === slug);
}

/** With a product more: one of another category begins anew, and undefined means that it is full. */
export function addCompared(
  compared: readonly Compared[],
  { category, slug }: Compared,
): Compared[] | undefined {
  const others = compared.filter((other) => other.category === category && other.slug !== slug);
  return others.length < compareLimit ? [...others, { category, slug }] : undefined;
}

/** One line of the table: a fact, what each product has (undefined: says nothing), all alike or not. */
export interface ComparedFact {
  name: string;
  values: (string | undefined)[];
  alike: boolean;
}

/** The names under which year, brand, model and engine stand in the table. */
export type FactNames = Record<'year' | 'brand' | 'model' | 'engine', string>;

/** Year, brand, model and engine, then every specification, in the order in which they first come. */
export function comparedFacts(products: readonly Product[], names: FactNames): ComparedFact[] {
  const sheets = products.map((product) => {
    const { year, brand, model, engineType, specifications } = product;
    const own: [string, string | undefined][] = [
      [names.year, year?.toString()],
      [names.brand, brand ?? undefined],
      [names.model, model ?? undefined],
      [names.engine, engineType ?? undefined],
    ];
    // A product that specifies its year once more has it in one line.
    return new Map([...own, ...Object.entries(specifications)].filter(([, value]) => value));
  });
  const order = new Set([...Object.values(names), ...sheets.flatMap((sheet) => [...sheet.keys()])]);
  return [...order]
    .map((name) => {
      const values = sheets.map((sheet) => sheet.get(name));
      return { name, values, alike: new Set(values).size === 1 };
    })
    .filter(({ values }) => values.some(Boolean));
}
