import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { wireCents } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import type { Product } from '../../schema.ts';
import { catalogueChanges } from '../../server/changes.ts';
import type { CatalogueMemory } from '../../server/memory.ts';
import { nextChange, partsInCuba, type TariffRule, validOn } from '../landed-cost.ts';
import type { ProductInProvince } from '../schema.ts';
import { readRules } from './read-tariff.ts';

/** Today's rules of a province. What was made with them is cleared when others begin. */
export async function rulesToday(
  { db, database }: Pick<Services, 'db' | 'database'>,
  { tariffs }: CatalogueMemory,
  province: ProvinceCode,
): Promise<readonly TariffRule[]> {
  const today = dayInHavana(new Date());
  const known = tariffs.get(province);
  if (known?.day === today) return known.rules;
  const all = await readRules(db, { province });
  const rules = validOn(all, today);
  tariffs.set(province, { day: today, rules });
  const changeDay = nextChange(all, today);
  if (changeDay) {
    catalogueChanges(database).expireAt(endOfDayInHavana(daysLater(changeDay, -1)));
  }
  return rules;
}

export function withCosts(product: Product, rules: readonly TariffRule[]): ProductInProvince {
  const inCuba = partsInCuba(product.category, wireCents(product.price), rules);
  return inCuba ? { ...product, inCuba } : product;
}
