import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { ProductCategory } from './categories.ts';

// What is said of a category above its list. Apart from the table of categories, which every page has.

export const banners = defineTexts({
  automobiles: {
    es: 'Autos, camionetas y SUV revisados en EE. UU. y enviados al puerto de Mariel.',
    en: 'Cars, pickups and SUVs inspected in the USA and shipped to the Port of Mariel.',
  },
  motocicletas: {
    es: 'Scooters y motos de trabajo o de viaje, con documentos en regla para la importación.',
    en: 'Scooters and motorcycles for work or travel, with import papers in order.',
  },
  electrodomesticos: {
    es: 'Equipos para el hogar a 110\u00a0V, nuevos y con garantía del fabricante.',
    en: 'Household equipment for 110\u00a0V, new and with the maker’s warranty.',
  },
  triciclos: {
    es: 'Triciclos eléctricos para pasajeros y carga, con batería y cargador incluidos.',
    en: 'Electric tricycles for passengers and cargo, battery and charger included.',
  },
} satisfies Record<ProductCategory, Text>);
