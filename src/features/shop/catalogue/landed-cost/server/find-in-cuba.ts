import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';
import { wireCents } from '#platform/money.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import type { Product } from '../../schema.ts';
import { nextChange, partsInCuba, validOn } from '../landed-cost.ts';
import type { InCubaCosts } from '../schema.ts';
import { readRules } from './read-tariff.ts';

interface CostsInCuba {
  inCuba: InCubaCosts | undefined;
  changesAt: Date | undefined;
}

export async function findInCuba(
  db: Database,
  { category, price }: Pick<Product, 'category' | 'price'>,
  province: ProvinceCode,
  now = new Date(),
): Promise<CostsInCuba> {
  const rules = await readRules(db, { category, province });
  const today = dayInHavana(now);
  const goods = [{ quantity: 1, priceCents: wireCents(price) }];
  const costs = partsInCuba(category, goods, validOn(rules, today));
  const changeDay = nextChange(rules, today);
  return {
    inCuba: costs.parts.length > 0 ? costs : undefined,
    changesAt: changeDay ? endOfDayInHavana(daysLater(changeDay, -1)) : undefined,
  };
}
