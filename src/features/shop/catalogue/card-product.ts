import {
  isProvinceCode,
  type ProvinceCode,
  provinceName,
} from '#features/company/provinces/provinces.ts';
import { wireCents } from '#platform/money.ts';
import type { ProductCategory } from './categories.ts';
import { wholeCents } from './landed-cost/landed-cost.ts';
import type { ProductInProvince } from './landed-cost/schema.ts';
import type { Product, ProductStatus } from './schema.ts';

export interface CardProduct {
  id: string;
  slug: string;
  category: ProductCategory;
  name: string;
  description: string;
  descriptionIn: Product['descriptionIn'];
  price: string | null;
  formerPrice: string | null;
  formerPriceSince: string | null;
  status: ProductStatus;
  featured: boolean;
  image: string | undefined;
  imageAlt: string;
  drawn: boolean;
  /** Without remarks in brackets, which the product's own page has; the amount in another unit stays. */
  specifications: [name: string, value: string][];
  reaches: boolean;
  /** About how much in all in the province; undefined where a part of it has no figure. */
  wholeCents: number | undefined;
  /** Of it, what the way from Mariel costs. */
  inlandCents: number | undefined;
  /** Where it is delivered instead, as the first provinces and the number of others. */
  elsewhere: [names: string, more: number] | undefined;
}

const specificationsShown = 3;
const descriptionShown = 52;

export function toCard(product: ProductInProvince, province: ProvinceCode): CardProduct {
  const { id, slug, category, name, description, price, status, featured } = product;
  const isReached = reaches(product, province);
  return {
    id,
    slug,
    category,
    name,
    description: shorten(description),
    descriptionIn: product.descriptionIn,
    price,
    formerPrice: product.formerPrice,
    formerPriceSince: product.formerPriceSince,
    status,
    featured,
    image: product.images?.[0],
    imageAlt: product.imageAlts[0] ?? '',
    drawn: isDrawn(product, 0),
    specifications: Object.entries(product.specifications)
      .slice(0, specificationsShown)
      .map(([term, value]) => [term, value.replace(/ \([^()\d][^()]*\)/g, '')]),
    reaches: isReached,
    wholeCents: isReached ? wholeCents(wireCents(price), product.inCuba) : undefined,
    inlandCents: inlandCents(product),
    elsewhere: isReached ? undefined : elsewhere(reachedBy(product)),
  };
}

export function inlandCents({ inCuba }: ProductInProvince): number | undefined {
  return inCuba?.parts.find(({ kind }) => kind === 'inland')?.cents;
}

/** True where a picture is no photo of the product. */
export const isDrawn = ({ drawn }: Pick<Product, 'drawn'>, at: number): boolean =>
  drawn?.includes(at) ?? false;

/** Keeps two lines of a card, cut where a thought ends: a phone need not load what the card hides. */
function shorten(text: string): string {
  if (text.length <= descriptionShown) return text;
  const words = text
    .slice(0, descriptionShown + 1)
    .split(' ')
    .slice(0, -1);
  while (/^([a-záéíóúñ]{1,3}|para|with|from)$/.test(words.at(-1) ?? '')) words.pop();
  const begin = words.join(' ') || text.slice(0, descriptionShown);
  if (begin.endsWith('.')) return begin;
  const thought = Math.max(
    ...[', ', '; ', ': ', '. '].map((mark) => `${begin} `.lastIndexOf(mark)),
  );
  return `${thought > descriptionShown / 3 ? begin.slice(0, thought) : begin}…`;
}

export function reaches(product: Pick<Product, 'availableProvinces'>, province: ProvinceCode) {
  return product.availableProvinces.split(',').includes(province);
}

export function reachedBy({ availableProvinces }: Pick<Product, 'availableProvinces'>) {
  return availableProvinces.split(',').filter(isProvinceCode);
}

const namesShown = 2;

function elsewhere(reached: readonly ProvinceCode[]): [string, number] {
  return [
    reached.slice(0, namesShown).map(provinceName).join(', '),
    Math.max(0, reached.length - namesShown),
  ];
}
