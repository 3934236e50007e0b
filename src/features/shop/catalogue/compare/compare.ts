import { findCategory, type ProductCategory } from '../categories.ts';
import type { Product } from '../schema.ts';

export const compareLimit = 4;

export interface ComparedProduct {
  category: ProductCategory;
  slug: string;
}

/**
 * Reads `automobiles/kia,automobiles/ford`: products of the first one's category, each once, at
 * most four.
 */
export function readCompared(text: string | null): ComparedProduct[] {
  const compared: ComparedProduct[] = [];
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

export function writeCompared(compared: readonly ComparedProduct[]): string {
  return compared.map(({ category, slug }) => `${category}/${slug}`).join(',');
}

export function isCompared(
  compared: readonly ComparedProduct[],
  { category, slug }: ComparedProduct,
): boolean {
  return compared.some((other) => other.category === category && other.slug === slug);
}

/**
 * A product of another category starts a new comparison. Returns undefined where the comparison is
 * full.
 */
export function addCompared(
  compared: readonly ComparedProduct[],
  { category, slug }: ComparedProduct,
): ComparedProduct[] | undefined {
  const others = compared.filter((other) => other.category === category && other.slug !== slug);
  return others.length < compareLimit ? [...others, { category, slug }] : undefined;
}

/** A row of the table. A value is undefined where a product does not state it. */
export interface ComparedFact {
  name: string;
  values: (string | undefined)[];
  alike: boolean;
}

export type FactNames = Record<'year' | 'brand' | 'model' | 'engine', string>;

export function comparedFacts(products: readonly Product[], names: FactNames): ComparedFact[] {
  const sheets = products.map((product) => {
    const { year, brand, model, engineType, specifications } = product;
    const own: [string, string | undefined][] = [
      [names.year, year?.toString()],
      [names.brand, brand ?? undefined],
      [names.model, model ?? undefined],
      [names.engine, engineType ?? undefined],
    ];
    // A year that stands among the specifications too is shown once.
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
