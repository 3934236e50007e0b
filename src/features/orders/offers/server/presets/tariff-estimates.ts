import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import {
  costsOfGoods,
  type GoodsCost,
  partsInCuba,
} from '#features/shop/catalogue/landed-cost/landed-cost.ts';
import { costName, isAlone } from '#features/shop/catalogue/landed-cost/price-block.ts';
import { readRulesToday } from '#features/shop/catalogue/landed-cost/server/read-tariff.ts';
import type { Database } from '#platform/database/database.ts';
import { offerLimits } from '../../offer-rules.ts';
import type { TariffEstimate } from '../../schema.ts';
import type { QuotedGood } from './quote-goods.ts';

/**
 * Estimates by today's tariff what is paid in Cuba for goods in a province: one amount for each
 * cost and category, and the mere name of costs without a figure.
 */
export async function tariffEstimates(
  db: Database,
  province: ProvinceCode,
  goods: readonly QuotedGood[],
): Promise<TariffEstimate[]> {
  const rules = await readRulesToday(db, province);
  const inCuba = goods.flatMap(({ category, quantity, unitCents }) =>
    category ? { category, quantity, inCuba: partsInCuba(category, unitCents || null, rules) } : [],
  );
  const alone = isAlone(inCuba);
  return costsOfGoods(inCuba).map((cost) => ({
    id: `${cost.category}-${cost.kind}`,
    textEs: costName(cost, { province, alone }, 'es'),
    textEn: costName(cost, { province, alone }, 'en'),
    ...figureOf(cost),
  }));
}

/** An agent has to write amounts that are larger than an offer takes. */
function figureOf({ part }: GoodsCost): Pick<TariffEstimate, keyof typeof withoutFigure> {
  if (!part || part.cents > offerLimits.cents) return withoutFigure;
  const { cents, source, sourceAddress, validFrom: asOf } = part;
  return { cents, source, sourceAddress, asOf };
}

const withoutFigure = { cents: null, source: null, sourceAddress: null, asOf: null };
