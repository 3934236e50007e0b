import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { findCategory, type ProductCategory } from '#features/shop/catalogue/categories.ts';
import {
  partsInCuba,
  type TariffKind,
  type TariffRule,
  validOn,
} from '#features/shop/catalogue/landed-cost/landed-cost.ts';
import { kindName } from '#features/shop/catalogue/landed-cost/messages.ts';
import { readRules } from '#features/shop/catalogue/landed-cost/server/read-tariff.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/text/language.ts';
import { dayInHavana } from '#platform/time/days.ts';
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
  const rules = validOn(await readRules(db, { province }), dayInHavana(new Date()));
  const present = [...new Set(goods.map(({ category }) => category))];
  return present.flatMap((category) => {
    if (!category) return [];
    const labels = labelsOf(category, { province, alone: present.length === 1 });
    const pieces = goods
      .filter((each) => each.category === category)
      .map(({ quantity, unitCents }) => ({ quantity, priceCents: unitCents || null }));
    const { parts, missing } = partsInCuba(category, pieces, rules);
    return [
      ...parts.map(({ kind, validFrom, ...part }) => ({
        ...labels(kind),
        // An agent has to write amounts that are larger than an offer takes.
        ...(part.cents > offerLimits.cents ? withoutFigure : { ...part, asOf: validFrom }),
      })),
      ...missing.map((kind) => ({ ...labels(kind), ...withoutFigure })),
    ];
  });
}

const withoutFigure = { cents: null, source: null, sourceAddress: null, asOf: null };

interface Named extends Pick<TariffRule, 'province'> {
  alone: boolean;
}

function labelsOf(category: ProductCategory, { province, alone }: Named) {
  const inWords = (kind: TariffKind, language: Language) => {
    const name = kindName({ kind, province }, language);
    return alone ? name : `${name} (${findCategory(category)?.plural[language]})`;
  };
  return (kind: TariffKind) => ({
    id: `${category}-${kind}`,
    textEs: inWords(kind, 'es'),
    textEn: inWords(kind, 'en'),
  });
}
