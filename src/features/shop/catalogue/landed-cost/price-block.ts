import { type ProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { findCategory } from '../categories.ts';
import { costsOfGoods, type GoodsCost, type GoodsInCuba } from './landed-cost.ts';
import { aboutMoney, inCubaTexts, kindName } from './messages.ts';

/** A cost in Cuba as people read it; one without an amount has no source either. */
export interface NamedCost {
  text: string;
  cents: number | null;
  source: string | null;
  sourceAddress: string | null;
  asOf: string | null;
}

export interface PriceLine {
  label: string;
  value: string;
}

interface Priced {
  label: string;
  /** Null means that the price is to be confirmed. */
  cents: number | null;
  costs: readonly Pick<NamedCost, 'text' | 'cents'>[];
  province: ProvinceCode;
}

/**
 * What something costs, wherever that decides something: to us, in Cuba, and about how much in all
 * where it goes. Only the first is ever owed. The others are said where there is a figure to add;
 * costs without one are named in the place of a sum.
 */
export function priceBlock(
  { label, cents, costs, province }: Priced,
  language: Language,
): [PriceLine, ...PriceLine[]] {
  const t = inCubaTexts[language];
  const toUs = { label, value: formatMoney(cents, language) };
  const figures = costs.flatMap((cost) => cost.cents ?? []);
  if (figures.length === 0) return [toUs];
  const inCuba = figures.reduce((sum, each) => sum + each, 0);
  const missing = costs.filter((cost) => cost.cents === null).map(({ text }) => text);
  const inAll =
    missing.length > 0
      ? t.lacks(missing.join('; '))
      : cents !== null && aboutMoney(cents + inCuba, language);
  return [
    toUs,
    { label: t.title, value: aboutMoney(inCuba, language) },
    ...(inAll ? [{ label: t.inAll(provinceName(province)), value: inAll }] : []),
  ];
}

export function namedCosts(
  goods: readonly GoodsInCuba[],
  province: ProvinceCode,
  language: Language,
): NamedCost[] {
  return costsOfGoods(goods).map((cost) => ({
    text: costName(cost, { province, alone: isAlone(goods) }, language),
    cents: cost.part?.cents ?? null,
    source: cost.part?.source ?? null,
    sourceAddress: cost.part?.sourceAddress ?? null,
    asOf: cost.part?.validFrom ?? null,
  }));
}

export function isAlone(goods: readonly Pick<GoodsInCuba, 'category'>[]): boolean {
  return new Set(goods.map(({ category }) => category)).size === 1;
}

/** Where there are goods of several categories, a cost names its own. */
export function costName(
  { kind, category }: Pick<GoodsCost, 'kind' | 'category'>,
  { province, alone }: { province: ProvinceCode; alone: boolean },
  language: Language,
): string {
  const name = kindName({ kind, province }, language);
  return alone ? name : `${name} (${findCategory(category)?.plural[language]})`;
}
