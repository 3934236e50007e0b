import type {
  Fact,
  FactName,
  FactSource,
  PassportFacts,
} from '#features/shop/catalogue/passport/facts.ts';
import {
  type Point,
  type PointName,
  type Points,
  pointNames,
} from '#features/shop/catalogue/passport/inspection.ts';
import type { Passport } from '#features/shop/catalogue/passport/schema.ts';

type Said = readonly [name: FactName, value: Fact['value'], source: FactSource];

const said = (on: string, ...facts: readonly Said[]): PassportFacts =>
  Object.fromEntries(facts.map(([name, value, source]) => [name, { value, source, on }]));

const inspector = 'Un mecánico contratado por nosotros, con el carro en una rampa';
const noWarranty = 'Ninguna: se vende como está, con esta inspección.';

/** Made-up facts of some products, by slug, in Spanish. The rest shows what is not known. */
export const demoPassports: Readonly<Record<string, PassportFacts>> = {
  'toyota-corolla-le-2021': said(
    '2026-10-12',
    ['vin', '5YFEPMAE6MP214067', 'title'],
    ['title', 'clean', 'title'],
    ['owners', 1, 'report'],
    ['mileage', 36_040, 'inspection'],
    ['accidents', 'Un golpe de parqueo en 2023, en la defensa trasera.', 'report'],
    ['repairs', 'Defensa trasera pintada; pastillas de freno nuevas.', 'inspection'],
    ['location', 'Nuestro patio de Hialeah, Florida', 'inspection'],
    ['inspector', inspector, 'inspection'],
    ['warranty', noWarranty, 'seller'],
  ),
  'toyota-rav4-hybrid-xle-2021': said(
    '2026-10-15',
    ['vin', '4T3B6RFV0MU038215', 'title'],
    ['title', 'clean', 'title'],
    ['owners', 2, 'report'],
    ['mileage', 40_080, 'inspection'],
    ['accidents', 'Ninguno en el informe.', 'report'],
    ['repairs', 'Batería de 12 V nueva.', 'inspection'],
    ['location', 'Nuestro patio de Hialeah, Florida', 'inspection'],
    ['inspector', inspector, 'inspection'],
    ['warranty', 'La de la batería híbrida no cubre a Cuba.', 'maker'],
  ),
  'nissan-versa-sv-2022': said(
    '2026-10-20',
    ['vin', '3N1CN8EV6NL845126', 'title'],
    ['title', 'rebuilt', 'title'],
    ['mileage', 30_200, 'inspection'],
    ['accidents', 'Choque de frente en 2024, reparado por una aseguradora.', 'report'],
    ['repairs', 'Faros, capó y radiador cambiados; no se tocó el chasis.', 'inspection'],
    ['location', 'Subasta en Orlando, Florida', 'seller'],
    ['inspector', inspector, 'inspection'],
  ),
  'nissan-leaf-sv-2020': said(
    '2026-10-22',
    ['vin', '1N4AZ1BP5LC306419', 'title'],
    ['title', 'clean', 'title'],
    ['owners', 1, 'report'],
    ['mileage', 32_500, 'inspection'],
    ['battery', '40 kWh, al 89 % de su capacidad', 'measured'],
    ['charger', 'Cable portátil para 120 y 240 V', 'inspection'],
    ['range', 205, 'measured'],
    ['location', 'Nuestro patio de Hialeah, Florida', 'inspection'],
    ['inspector', inspector, 'inspection'],
  ),
  'hyundai-tucson-sel-2022': said(
    '2026-10-25',
    ['vin', 'KM8JB3AEXNU104937', 'title'],
    ['title', 'clean', 'title'],
    ['mileage', 28_460, 'seller'],
    ['location', 'Concesionario de Tampa, Florida', 'seller'],
  ),
  'jinpeng-mototaxi-6-plazas-2025': said(
    '2026-10-18',
    ['condition', 'new', 'inspection'],
    ['battery', 'Litio 60 V 100 Ah', 'maker'],
    ['charger', '60 V 15 A, para 110 V; ocho horas', 'maker'],
    ['range', 74, 'measured'],
    ['spares', 'Frenos, cables y controlador en nuestro almacén', 'inspection'],
    ['location', 'Almacén de Hialeah, Florida', 'inspection'],
  ),
  'frigidaire-ffht1835vw-refrigerador': said(
    '2026-10-14',
    ['condition', 'new', 'inspection'],
    ['voltage', '110', 'maker'],
    ['frequency', '60', 'maker'],
    ['plug', 'B', 'inspection'],
    ['consumption', 34, 'maker'],
    ['warranty', 'Un año en EE. UU.; en Cuba no hay taller del fabricante.', 'maker'],
    ['warrantor', 'Frigidaire, en EE. UU.', 'maker'],
    ['location', 'Almacén de Hialeah, Florida', 'inspection'],
  ),
  'lg-wm3400cw-lavadora-frontal': said(
    '2026-10-14',
    ['condition', 'openBox', 'inspection'],
    ['repairs', 'Ninguna. Un rayón en el lado izquierdo.', 'inspection'],
    ['voltage', '110', 'maker'],
    ['frequency', '60', 'maker'],
    ['plug', 'B', 'inspection'],
    ['consumption', 9, 'measured'],
    ['warranty', 'Diez años el motor, en EE. UU.', 'maker'],
    ['warrantor', 'LG, en EE. UU.', 'maker'],
  ),
  'pioneer-wys012amfi19rl-split-12000': said(
    '2026-10-16',
    ['condition', 'new', 'inspection'],
    ['voltage', '110', 'maker'],
    ['frequency', '60', 'maker'],
    ['plug', 'B', 'maker'],
    ['consumption', 110, 'maker'],
    ['location', 'Almacén de Hialeah, Florida', 'inspection'],
  ),
};

const looked = (found: Partial<Record<PointName, Point | null>>): Points =>
  Object.fromEntries(
    pointNames.flatMap((name) => {
      const point = found[name] === undefined ? { state: 'ok' as const, note: null } : found[name];
      return point ? [[name, point]] : [];
    }),
  );
const worn = (note: string): Point => ({ state: 'worn', note });
const fault = (note: string): Point => ({ state: 'fault', note });

/** What the made-up inspection of some cars found; null stands for a point that was not looked at. */
export const demoInspections: Readonly<Record<string, Pick<Passport, 'points' | 'marks'>>> = {
  'toyota-corolla-le-2021': {
    points: looked({
      bumpers: worn('La trasera se pintó en 2023'),
      frontTyres: worn('Dibujo de 4 mm'),
      spare: null,
      smell: null,
    }),
    marks: [
      { zone: 'rearBumper', kind: 'paint', size: 'medium', note: 'Pintada en 2023' },
      { zone: 'frontLeftDoor', kind: 'scratch', size: 'small', note: null },
    ],
  },
  'toyota-rav4-hybrid-xle-2021': {
    points: looked({ rearTyres: worn('Dibujo de 3 mm'), seats: worn('Gastado el del chofer') }),
    marks: [{ zone: 'hood', kind: 'scratch', size: 'small', note: 'Piedras de la autopista' }],
  },
  'nissan-versa-sv-2022': {
    points: looked({
      hood: worn('Cambiado; el color no es igual'),
      fenders: worn('Pintado el delantero derecho'),
      paint: worn('Se nota la reparación'),
      airbags: fault('Falta la del pasajero'),
      warnings: fault('Encendido el de las bolsas de aire'),
      chassis: null,
      mounts: null,
    }),
    marks: [
      { zone: 'hood', kind: 'paint', size: 'large', note: null },
      { zone: 'frontRightFender', kind: 'paint', size: 'large', note: null },
      { zone: 'frontBumper', kind: 'crack', size: 'medium', note: 'Abajo, a la derecha' },
    ],
  },
  'nissan-leaf-sv-2020': {
    points: looked({ start: null, idle: null, oil: null, oilLeak: null, exhaust: null }),
    marks: [{ zone: 'trunk', kind: 'dent', size: 'small', note: null }],
  },
};
