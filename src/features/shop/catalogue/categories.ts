import type { Text } from '#platform/text/language.ts';

export const categories = [
  {
    slug: 'automobiles',
    singular: { es: 'Automóvil', en: 'Car' },
    plural: { es: 'Automóviles', en: 'Cars' },
    vehicle: true,
    plate: true,
  },
  {
    slug: 'motocicletas',
    singular: { es: 'Motocicleta', en: 'Motorcycle' },
    plural: { es: 'Motocicletas', en: 'Motorcycles' },
    vehicle: true,
    plate: true,
  },
  {
    slug: 'electrodomesticos',
    singular: { es: 'Electrodoméstico', en: 'Appliance' },
    plural: { es: 'Electrodomésticos', en: 'Appliances' },
    vehicle: false,
    plate: false,
  },
  {
    slug: 'triciclos',
    singular: { es: 'Triciclo Eléctrico', en: 'Electric tricycle' },
    plural: { es: 'Triciclos Eléctricos', en: 'Electric tricycles' },
    vehicle: false,
    plate: true,
  },
] as const satisfies readonly Category[];

interface Category {
  slug: string;
  singular: Text;
  plural: Text;
  /** It has a year, a brand and an engine to filter by. */
  vehicle: boolean;
  /** It is registered in Cuba, which costs something. */
  plate: boolean;
}

export type ProductCategory = (typeof categories)[number]['slug'];

export const defaultCategory = 'automobiles' satisfies ProductCategory;

export function findCategory(slug: string | undefined): (typeof categories)[number] | undefined {
  return categories.find((category) => category.slug === slug);
}
