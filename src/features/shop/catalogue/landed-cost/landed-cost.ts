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

/** How many pieces of which estimated price; null means that the price is not known yet. */
export interface PricedPieces {
  quantity: number;
  priceCents: number | null;
}

interface CostPart extends Pick<TariffRule, 'source' | 'sourceAddress' | 'validFrom'> {
  kind: TariffKind;
  cents: number;
}

export interface PartsInCuba {
  parts: CostPart[];
  /** Costs without a figure. */
  missing: TariffKind[];
}

/**
 * Estimates what is paid in Cuba for goods of one category. A share of a price is rounded to the
 * cent for one piece, half a cent upwards. Without any figure the result is empty and names nothing
 * as missing.
 */
export function partsInCuba(
  category: ProductCategory,
  goods: readonly PricedPieces[],
  rules: readonly TariffRule[],
): PartsInCuba {
  const parts: CostPart[] = [];
  const missing: TariffKind[] = [];
  for (const kind of kindsOf(category)) {
    const rule = rules.find((each) => each.kind === kind && each.category === category);
    const cents = rule && costOf(rule, goods);
    if (!rule || cents === undefined) missing.push(kind);
    else parts.push({ ...sourceOf(rule), kind, cents });
  }
  return parts.length > 0 ? { parts, missing } : { parts, missing: [] };
}

const sourceOf = ({ source, sourceAddress, validFrom }: TariffRule) => ({
  source,
  sourceAddress,
  validFrom,
});

/** Returns undefined for a share of an unknown price. */
function costOf(
  { cents, basisPoints }: TariffRule,
  goods: readonly PricedPieces[],
): number | undefined {
  let sum = 0;
  for (const { quantity, priceCents } of goods) {
    const one = cents ?? partOf(priceCents, basisPoints);
    if (one === undefined) return undefined;
    sum += quantity * one;
  }
  return sum;
}

function partOf(priceCents: number | null, basisPoints: number | null): number | undefined {
  if (priceCents === null || basisPoints === null) return undefined;
  return Math.round((priceCents * basisPoints) / 10_000);
}
