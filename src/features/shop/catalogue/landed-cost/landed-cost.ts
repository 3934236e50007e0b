import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { findCategory, type ProductCategory } from '../categories.ts';

// Costs in Cuba, paid to others, in whole cents. They are never part of our prices or totals.

export const tariffKinds = ['duties', 'registration', 'port', 'inland'] as const;
export type TariffKind = (typeof tariffKinds)[number];

export const tariffLimits = {
  cents: 1_000_000_000,
  /** The largest share that a rule may name: ten times the price, in 1/10,000. */
  basisPoints: 100_000,
  source: 200,
  address: 500,
  reason: 500,
} as const;

/** Only what has a plate is registered. */
const kindsOf = (category: ProductCategory): readonly TariffKind[] =>
  tariffKinds.filter((kind) => kind !== 'registration' || findCategory(category)?.plate);

export interface TariffRule {
  kind: TariffKind;
  category: ProductCategory;
  /** Only for inland transport. */
  province: ProvinceCode | null;
  /** An amount, or a part of the estimated price in 1/10,000. */
  cents: number | null;
  basisPoints: number | null;
  source: string;
  sourceAddress: string | null;
  validFrom: string;
}

/** Picks, for each kind, category and province, the latest rule that has begun. */
export function validOn<Rule extends TariffRule>(rules: readonly Rule[], day: string): Rule[] {
  const valid = new Map<string, Rule>();
  for (const rule of rules) {
    const key = `${rule.kind} ${rule.category} ${rule.province ?? ''}`;
    const other = valid.get(key);
    if (rule.validFrom > day || (other && other.validFrom > rule.validFrom)) continue;
    valid.set(key, rule);
  }
  return [...valid.values()];
}

export function nextChange(rules: readonly TariffRule[], day: string): string | undefined {
  return rules
    .map(({ validFrom }) => validFrom)
    .filter((from) => from > day)
    .toSorted()[0];
}

interface CostPart extends Pick<TariffRule, 'source' | 'sourceAddress' | 'validFrom'> {
  kind: TariffKind;
  cents: number;
}

/** What is paid in Cuba for one piece. */
export interface PartsInCuba {
  parts: CostPart[];
  /** Costs without a figure. */
  missing: TariffKind[];
}

/**
 * Estimates what is paid in Cuba for one piece of an estimated price; null means that the price is
 * not known yet. A share of it is rounded to the cent, half a cent upwards. Undefined without any
 * figure.
 */
export function partsInCuba(
  category: ProductCategory,
  priceCents: number | null,
  rules: readonly TariffRule[],
): PartsInCuba | undefined {
  const parts: CostPart[] = [];
  const missing: TariffKind[] = [];
  for (const kind of kindsOf(category)) {
    const rule = rules.find((each) => each.kind === kind && each.category === category);
    const cents = rule && (rule.cents ?? partOf(priceCents, rule.basisPoints));
    if (!rule || cents === undefined) missing.push(kind);
    else parts.push({ ...sourceOf(rule), kind, cents });
  }
  return parts.length > 0 ? { parts, missing } : undefined;
}

const sourceOf = ({ source, sourceAddress, validFrom }: TariffRule) => ({
  source,
  sourceAddress,
  validFrom,
});

function partOf(priceCents: number | null, basisPoints: number | null): number | undefined {
  if (priceCents === null || basisPoints === null) return undefined;
  return Math.round((priceCents * basisPoints) / 10_000);
}

/** The price with all that is paid in Cuba; undefined where a part of it has no figure. */
export function wholeCents(
  priceCents: number | null,
  inCuba: PartsInCuba | undefined,
): number | undefined {
  if (priceCents === null || !inCuba || inCuba.missing.length > 0) return undefined;
  return inCuba.parts.reduce((sum, { cents }) => sum + cents, priceCents);
}

interface PriceRange {
  min: number | undefined;
  max: number | undefined;
}

/**
 * Turns a range of whole prices into the range of prices that have them. In a category a higher price
 * has a higher whole price, so the bounds are found by halving, and a list sorted by one is sorted by
 * the other. Undefined where no product has a whole price.
 */
export function pricesOfWhole(
  category: ProductCategory,
  { min, max }: PriceRange,
  rules: readonly TariffRule[],
): PriceRange | undefined {
  const wholeOf = (cents: number) => wholeCents(cents, partsInCuba(category, cents, rules));
  if (wholeOf(0) === undefined) return undefined;
  const lowest = (whole: number) => lowestWith((cents) => (wholeOf(cents) ?? 0) >= whole, whole);
  return {
    min: min === undefined ? undefined : lowest(min),
    max: max === undefined ? undefined : lowest(max + 1) - 1,
  };
}

/** The lowest number that passes; `high` passes, and so does whatever is above one that does. */
function lowestWith(passes: (cents: number) => boolean, high: number): number {
  let low = 0;
  let top = high;
  while (low < top) {
    const middle = Math.floor((low + top) / 2);
    if (passes(middle)) top = middle;
    else low = middle + 1;
  }
  return low;
}

/** Pieces of one product, with what is paid in Cuba for each. */
export interface GoodsInCuba {
  category: ProductCategory;
  quantity: number;
  inCuba?: PartsInCuba | undefined;
}

export interface GoodsCost {
  category: ProductCategory;
  kind: TariffKind;
  /** Undefined where a piece has no figure. */
  part: CostPart | undefined;
}

/**
 * What is paid in Cuba for several goods: one cost for each kind and category, those without a
 * figure last. Empty without any figure.
 */
export function costsOfGoods(goods: readonly GoodsInCuba[]): GoodsCost[] {
  if (goods.every(({ inCuba }) => !inCuba)) return [];
  return [...new Set(goods.map(({ category }) => category))].flatMap((category) => {
    const own = goods.filter((each) => each.category === category);
    const costs = kindsOf(category).map((kind) => ({ category, kind, part: sumOf(own, kind) }));
    return [...costs.filter(({ part }) => part), ...costs.filter(({ part }) => !part)];
  });
}

function sumOf(goods: readonly GoodsInCuba[], kind: TariffKind): CostPart | undefined {
  let sum: CostPart | undefined;
  for (const { quantity, inCuba } of goods) {
    const part = inCuba?.parts.find((each) => each.kind === kind);
    if (!part) return undefined;
    sum = { ...part, cents: (sum?.cents ?? 0) + quantity * part.cents };
  }
  return sum;
}
