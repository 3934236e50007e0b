import { type ProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import { inCubaTexts } from '#features/shop/catalogue/landed-cost/messages.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { offerGoodsTexts } from './messages.ts';
import type { Estimate } from './schema.ts';

interface Priced {
  totalCents: number;
  estimates: readonly Pick<Estimate, 'cents'>[];
}

interface TotalLine {
  label: string;
  value: string;
}

/**
 * What an offer costs: to us, in Cuba, and about how much in all. Only the first is ever owed; the
 * others are said where there is a figure to add.
 */
export function totalBlock(
  { totalCents, estimates }: Priced,
  province: ProvinceCode,
  language: Language,
): [TotalLine, ...TotalLine[]] {
  const t = offerGoodsTexts[language];
  const toUs = { label: t.total, value: formatMoney(totalCents, language) };
  const figures = estimates.flatMap(({ cents }) => cents ?? []);
  if (figures.length === 0) return [toUs];
  const inCuba = figures.reduce((sum, cents) => sum + cents, 0);
  const about = (cents: number) => `≈ ${formatMoney(cents, language)}`;
  return [
    toUs,
    { label: inCubaTexts[language].title, value: about(inCuba) },
    { label: t.inAll(provinceName(province)), value: about(totalCents + inCuba) },
  ];
}
