import { bothLanguages } from '#platform/text/language.ts';
import type { ProductCategory } from './categories.ts';

// What is said of a category above its list. Apart from the table of categories, which every page has.

const es: Record<ProductCategory, string> = {
  automobiles: 'Autos, camionetas y SUV revisados en EE. UU. y enviados al puerto de Mariel.',
  motocicletas:
    'Scooters y motos de trabajo o de viaje, con documentos en regla para la importación.',
  electrodomesticos: 'Equipos para el hogar a 110\u00a0V, nuevos y con garantía del fabricante.',
  triciclos: 'Triciclos eléctricos para pasajeros y carga, con batería y cargador incluidos.',
};

const en: typeof es = {
  automobiles: 'Cars, pickups and SUVs inspected in the USA and shipped to the Port of Mariel.',
  motocicletas: 'Scooters and motorcycles for work or travel, with import papers in order.',
  electrodomesticos: 'Household equipment for 110\u00a0V, new and with the maker’s warranty.',
  triciclos: 'Electric tricycles for passengers and cargo, battery and charger included.',
};

export const banners = bothLanguages({ es, en });
