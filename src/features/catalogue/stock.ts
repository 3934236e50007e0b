import { plain } from '#platform/text/plain.ts';
import type { ProductCategory } from './categories.ts';

/** So many pieces of a product can be counted at most. */
export const maxStock = 999;

/** Of these as many as are wanted are ordered, unless staff count them; a vehicle is one piece, unless staff say more. */
export const orderedOnDemand: ProductCategory = 'electrodomesticos';

interface StockFacts {
  category: ProductCategory;
  specifications: Readonly<Record<string, string>>;
  /** What staff said; null: nothing. */
  stock: number | null;
}

/**
 * How many pieces of a product there are; null: as many as are wanted, they are ordered. A used
 * vehicle is one piece whatever was said, another one unless more was said.
 */
export function stockOf({ category, specifications, stock }: StockFacts): number | null {
  if (category === orderedOnDemand) return stock;
  return isUsed(specifications) ? 1 : (stock ?? 1);
}

const mileages = ['kilometraje', 'millaje', 'recorrido', 'odometro', 'mileage'];
const conditions = ['estado', 'condicion', 'condition'];

/** It has run, or it is said to be used. */
function isUsed(specifications: Readonly<Record<string, string>>): boolean {
  return Object.entries(specifications).some(([name, value]) => {
    if (mileages.includes(plain(name.trim()))) return readDistance(value) > 0;
    const used = /\b(usad[oa]|seminuev[oa]|segunda mano|used)\b/;
    return conditions.includes(plain(name.trim())) && used.test(plain(value));
  });
}

/** The first number of a text: of '58 000 km' 58000, of '0 km, nuevo' 0. */
function readDistance(text: string): number {
  return Number((/\d[\d\s.,]*/.exec(text)?.[0] ?? '0').replace(/\D/g, ''));
}
