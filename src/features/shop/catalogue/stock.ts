import { plain } from '#platform/text/plain.ts';
import type { ProductCategory } from './categories.ts';

export const maxStock = 999;

/**
 * Ordered as needed, unless staff count the pieces; a vehicle is one piece, unless staff say more.
 */
export const orderedOnDemand: ProductCategory = 'electrodomesticos';

interface StockFacts {
  category: ProductCategory;
  specifications: Readonly<Record<string, string>>;
  stock: number | null;
}

/** Null means no limit: it is ordered on demand. A used vehicle is always one piece. */
export function stockOf({ category, specifications, stock }: StockFacts): number | null {
  if (category === orderedOnDemand) return stock;
  return isUsed(specifications) ? 1 : (stock ?? 1);
}

const mileages = ['kilometraje', 'millaje', 'recorrido', 'odometro', 'mileage'];
const conditions = ['estado', 'condicion', 'condition'];

/** A vehicle with a mileage is used, as is one whose condition says so. */
function isUsed(specifications: Readonly<Record<string, string>>): boolean {
  return Object.entries(specifications).some(([name, value]) => {
    if (mileages.includes(plain(name.trim()))) return readDistance(value) > 0;
    const used = /\b(usad[oa]|seminuev[oa]|segunda mano|used)\b/;
    return conditions.includes(plain(name.trim())) && used.test(plain(value));
  });
}

/** What staff wrote of its use, under which name: its mileage, or else its condition. */
export function useOf(
  specifications: Readonly<Record<string, string>>,
): readonly [name: string, value: string] | undefined {
  const named = (names: readonly string[]) =>
    Object.entries(specifications).find(([name]) => names.includes(plain(name.trim())));
  return named(mileages) ?? named(conditions);
}

/** '58 000 km' → 58000, '0 km, nuevo' → 0. */
function readDistance(text: string): number {
  return Number((/\d[\d\s.,]*/.exec(text)?.[0] ?? '0').replace(/\D/g, ''));
}
