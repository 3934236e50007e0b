import type { Text } from '../../platform/language.ts';

/** The four categories: the one table behind every label, tab, banner and menu entry. */
export const categories = [
  {
    slug: 'automobiles',
    singular: { es: 'Automóvil', en: 'Car' },
    plural: { es: 'Automóviles', en: 'Cars' },
    banner: {
      es: 'Autos, camionetas y SUV revisados en EE. UU. y enviados al puerto de Mariel.',
      en: 'Cars, pickups and SUVs inspected in the USA and shipped to the Port of Mariel.',
    },
    vehicle: true,
  },
  {
    slug: 'motocicletas',
    singular: { es: 'Motocicleta', en: 'Motorcycle' },
    plural: { es: 'Motocicletas', en: 'Motorcycles' },
    banner: {
      es: 'Scooters y motos de trabajo o de viaje, con documentos en regla para la importación.',
      en: 'Scooters and motorcycles for work or travel, with import papers in order.',
    },
    vehicle: true,
  },
  {
    slug: 'electrodomesticos',
    singular: { es: 'Electrodoméstico', en: 'Appliance' },
    plural: { es: 'Electrodomésticos', en: 'Appliances' },
    banner: {
      es: 'Equipos para el hogar a 110\u00a0V, nuevos y con garantía del fabricante.',
      en: 'Household equipment for 110\u00a0V, new and with the maker’s warranty.',
    },
    vehicle: false,
  },
  {
    slug: 'triciclos',
    singular: { es: 'Triciclo Eléctrico', en: 'Electric tricycle' },
    plural: { es: 'Triciclos Eléctricos', en: 'Electric tricycles' },
    banner: {
      es: 'Triciclos eléctricos para pasajeros y carga, con batería y cargador incluidos.',
      en: 'Electric tricycles for passengers and cargo, battery and charger included.',
    },
    vehicle: false,
  },
] as const satisfies readonly Category[];

interface Category {
  slug: string;
  singular: Text;
  plural: Text;
  banner: Text;
  /** Whether the vehicle filters (year, brand, engine type) apply (SPEC §2). */
  vehicle: boolean;
}

export type ProductCategory = (typeof categories)[number]['slug'];

export const defaultCategory = 'automobiles' satisfies ProductCategory;

/** The category of a slug, or undefined for one that does not exist. */
export function findCategory(slug: string | undefined): (typeof categories)[number] | undefined {
  return categories.find((category) => category.slug === slug);
}
