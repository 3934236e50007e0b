import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { AppError } from '#platform/http/errors.ts';
import { wireCents } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import { daysLater } from '#platform/time/days.ts';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { catalogueErrors } from '../../errors.ts';
import type { Product, ProductFilters } from '../../schema.ts';
import { catalogueChanges } from '../../server/changes.ts';
import type { CatalogueMemory } from '../../server/memory.ts';
import {
  nextChange,
  partsInCuba,
  pricesOfWhole,
  type TariffRule,
  validOn,
} from '../landed-cost.ts';
import type { ProductInProvince } from '../schema.ts';
import { readRules } from './read-tariff.ts';

/** Today's rules of a province. What was made with them is cleared when others begin. */
export async function rulesToday(
  { db, database }: Pick<Services, 'db' | 'database'>,
  { tariffs }: CatalogueMemory,
  province: ProvinceCode,
): Promise<readonly TariffRule[]> {
  const today = sharedDay();
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

const noPrice = -1;

/**
 * Makes bounds of the whole price in a province into bounds of the price. Where a part in Cuba has
 * no figure there are no whole prices, so no product is within them. Throws AppError: without a
 * category.
 */
export async function withPriceBounds(
  services: Pick<Services, 'db' | 'database'>,
  memory: CatalogueMemory,
  filters: ProductFilters,
): Promise<ProductFilters> {
  const { wholeIn, category, minPrice: min, maxPrice: max } = filters;
  if (!wholeIn || (min === undefined && max === undefined)) return filters;
  if (!category) throw new AppError(catalogueErrors.wholeNeedsCategory);
  const rules = await rulesToday(services, memory, wholeIn);
  const range = pricesOfWhole(category, { min, max }, rules) ?? { min, max: noPrice };
  return { ...filters, minPrice: range.min, maxPrice: range.max };
}
