import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import { findCategory } from '../../categories.ts';
import { sharedPictureAddress } from '../../pictures/picture-address.ts';
import type { Product } from '../../schema.ts';

interface Place {
  language: Language;
  origin: string;
  path: string;
}

const availability = { available: 'InStock', reserved: 'LimitedAvailability', sold: 'SoldOut' };

/** What a product's page tells search engines, in the terms of schema.org. */
export function factsForSearch(product: Product, place: Place): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [goods(product, place), trail(product, place)],
  };
}

/** Google takes an offer without a price for an error, so there is none. */
function goods(product: Product, { origin, path }: Place): object {
  const { id, name, description, brand, price, status, images, specifications } = product;
  const condition = conditionOf(specifications);
  return {
    '@type': 'Product',
    name,
    sku: id,
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(images?.[0] && { image: origin + sharedPictureAddress(images[0]) }),
    ...(condition && { itemCondition: `https://schema.org/${condition}Condition` }),
    ...(price && {
      offers: {
        '@type': 'Offer',
        url: origin + path,
        price,
        priceCurrency: 'USD',
        availability: `https://schema.org/${availability[status]}`,
      },
    }),
  };
}

function trail({ category, name }: Product, { language, origin }: Place): object {
  const list = origin + href(routes.catalogue, { category });
  const steps = [{ name: findCategory(category)?.plural[language], item: list }, { name }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

/** Only a mileage says whether something is new: where staff wrote none, nothing is claimed. */
function conditionOf(specifications: Product['specifications']): 'New' | 'Used' | undefined {
  const mileage = specifications.Kilometraje ?? specifications.Mileage;
  const [figure] = mileage?.match(/\d[\d.,]*/) ?? [];
  if (figure === undefined) return undefined;
  return /[1-9]/.test(figure) ? 'Used' : 'New';
}
