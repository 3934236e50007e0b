import { carPassports } from './car-passports.ts';
import { type DemoPassport, said } from './passport-words.ts';

const facts = (...told: Parameters<typeof said>): DemoPassport => ({
  facts: said(...told),
  points: {},
  marks: [],
});

/** Made-up passports of some products, by slug. Of the others nothing is known. */
export const demoPassports: Readonly<Record<string, DemoPassport>> = {
  ...carPassports,
  'jinpeng-mototaxi-6-plazas-2025': facts(
    '2026-10-18',
    ['condition', 'new', 'inspection'],
    ['battery', 'Litio 60 V 100 Ah', 'maker'],
    ['charger', '60 V 15 A, para 110 V; ocho horas', 'maker'],
    ['range', 74, 'measured'],
    ['spares', 'Frenos, cables y controlador en nuestro almacén', 'inspection'],
    ['location', 'Almacén de Hialeah, Florida', 'inspection'],
  ),
  'frigidaire-ffht1835vw-refrigerador': facts(
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
  'lg-wm3400cw-lavadora-frontal': facts(
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
  'pioneer-wys012amfi19rl-split-12000': facts(
    '2026-10-16',
    ['condition', 'new', 'inspection'],
    ['voltage', '110', 'maker'],
    ['frequency', '60', 'maker'],
    ['plug', 'B', 'maker'],
    ['consumption', 110, 'maker'],
    ['location', 'Almacén de Hialeah, Florida', 'inspection'],
  ),
};
