import type { Text } from '#platform/text/language.ts';
import type { ProductCategory } from './categories.ts';
import { type FacetName, facetNames } from './schema-values.ts';

/** What one of `facetNames` may be asked for, as `product_facets` writes it (150-facets-of-products.sql). */
export interface Facet {
  label: Text;
  categories: readonly ProductCategory[];
  options: readonly FacetOption[];
}

export interface FacetOption {
  value: string;
  label: Text;
  /** What staff and customers call it alone: a search understands it. */
  words?: readonly string[];
}

const vehicles: readonly ProductCategory[] = ['automobiles', 'motocicletas'];
const same = (text: string): Text => ({ es: text, en: text });
const number = (value: number) => value.toLocaleString('en-US');
const atLeast =
  (unit: Text) =>
  (value: number): FacetOption => ({
    value: String(value),
    label: { es: `Desde ${number(value)} ${unit.es}`, en: `From ${number(value)} ${unit.en}` },
  });
const sized =
  (word: string, unit: Text) =>
  (value: number): FacetOption => ({
    ...atLeast(unit)(value),
    value: `${value}-${word}`,
  });
const kind = (value: string, es: string, en: string, ...words: string[]): FacetOption => ({
  value,
  label: { es, en },
  words: [es, en, ...words],
});

export const facets: Record<FacetName, Facet> = {
  // What there is of a brand (`modelsIn`).
  model: { label: { es: 'Modelo', en: 'Model' }, categories: vehicles, options: [] },
  body: {
    label: { es: 'Carrocería', en: 'Body' },
    categories: ['automobiles'],
    options: [
      kind('sedan', 'Sedán', 'Sedan'),
      kind('suv', 'SUV', 'SUV'),
      kind('pickup', 'Camioneta', 'Pickup', 'doble cabina'),
      kind('van', 'Furgoneta o minivan', 'Van', 'furgón', 'furgoneta', 'minivan'),
      kind('hatchback', 'Compacto', 'Hatchback'),
    ],
  },
  kind: {
    label: { es: 'Tipo', en: 'Kind' },
    categories: ['electrodomesticos'],
    options: [
      kind('refrigerator', 'Refrigerador', 'Refrigerator'),
      kind('freezer', 'Congelador', 'Freezer'),
      kind('washer', 'Lavadora', 'Washer'),
      kind('dryer', 'Secadora', 'Dryer'),
      kind('air-conditioner', 'Aire acondicionado', 'Air conditioner'),
      kind('tv', 'Televisor', 'TV'),
      kind('stove', 'Cocina', 'Stove'),
      kind('microwave', 'Microondas', 'Microwave'),
      kind('generator', 'Generador', 'Generator'),
      kind('power-station', 'Estación de energía', 'Power station'),
      kind('solar', 'Kit solar', 'Solar kit'),
      kind('cooker', 'Olla o arrocera', 'Cooker', 'olla'),
      kind('fan', 'Ventilador', 'Fan'),
      kind('heater', 'Calentador', 'Heater'),
      kind('fryer', 'Freidora', 'Fryer'),
      kind('blender', 'Licuadora', 'Blender', 'batidora'),
      kind('iron', 'Plancha', 'Iron'),
    ],
  },
  transmission: {
    label: { es: 'Transmisión', en: 'Transmission' },
    categories: vehicles,
    options: [
      kind('automatic', 'Automática', 'Automatic', 'automático'),
      kind('manual', 'Manual', 'Manual', 'mecánico', 'mecánica'),
    ],
  },
  mileage: {
    label: { es: 'Kilometraje', en: 'Mileage' },
    categories: vehicles,
    options: [20_000, 50_000, 80_000, 120_000].map((km) => ({
      value: String(km),
      label: {
        es: `Hasta ${number(km)} km`,
        en: `Up to ${number(Math.round(km / 1.609344 / 1000) * 1000)} mi`,
      },
    })),
  },
  condition: {
    label: { es: 'Estado', en: 'Condition' },
    categories: vehicles,
    options: [
      kind('new', 'Nuevo', 'New', 'nueva', '0 km'),
      kind('used', 'De uso', 'Used', 'usado', 'usada', 'segunda mano'),
    ],
  },
  seats: {
    label: { es: 'Plazas', en: 'Seats' },
    categories: ['automobiles', 'triciclos'],
    options: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seats) => ({
      value: String(seats),
      label: same(seats === 9 ? '9+' : String(seats)),
      words: ['plazas', 'asientos', 'pasajeros', 'puestos', 'seats'].map(
        (word) => `${seats} ${word}`,
      ),
    })),
  },
  voltage: {
    label: { es: 'Voltaje', en: 'Voltage' },
    categories: ['electrodomesticos'],
    options: ['110', '220'].map((volts) => ({ value: volts, label: same(`${volts} V`) })),
  },
  capacity: {
    label: { es: 'Capacidad', en: 'Capacity' },
    categories: ['electrodomesticos'],
    options: [
      ...[3, 10, 15, 20, 25].map(sized('pies', { es: 'pies³', en: 'cu ft' })),
      ...[9000, 12_000, 18_000, 24_000].map(sized('btu', same('BTU'))),
      ...[32, 43, 55, 65].map(sized('pulgadas', { es: 'pulgadas', en: 'inches' })),
      ...[1000, 2000, 5000].map(sized('w', same('W'))),
    ],
  },
  range: {
    label: { es: 'Autonomía', en: 'Range' },
    categories: ['triciclos'],
    options: [40, 60, 80, 100].map(atLeast(same('km'))),
  },
  load: {
    label: { es: 'Carga', en: 'Load' },
    categories: ['triciclos'],
    options: [200, 300, 500, 1000].map(atLeast(same('kg'))),
  },
};

export function facetsOf(category: ProductCategory | undefined): FacetName[] {
  return facetNames.filter((name) => category && facets[name].categories.includes(category));
}
