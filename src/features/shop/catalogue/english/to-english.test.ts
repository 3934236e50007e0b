import { describe, expect, it } from 'vitest';
import { demoProducts } from '../../../../../demo/products.ts';
import { nameInEnglish, valueInEnglish } from './to-english.ts';
import { labels } from './words.ts';

describe('a name', () => {
  it.each([
    ['Refrigerador Frigidaire 18,3 pies³', 'Frigidaire', 'Frigidaire refrigerator 18.3 cu ft'],
    [
      'Refrigerador Samsung de puerta francesa 27 pies³',
      'Samsung',
      'Samsung French-door refrigerator 27 cu ft',
    ],
    [
      'Aire acondicionado split Pioneer 12 000 BTU',
      'Pioneer',
      'Pioneer split air conditioner 12,000 BTU',
    ],
    [
      'Cocina de gas Frigidaire de 5 hornillas',
      'Frigidaire',
      'Frigidaire gas range with 5 burners',
    ],
    [
      'Kit solar Renogy 200 W con batería e inversor',
      'Renogy',
      'Renogy solar kit 200 W with battery and inverter',
    ],
    ['Lavadora LG', null, 'washer LG'],
    ['Toyota Tacoma SR5 doble cabina 2020', 'Toyota', 'Toyota Tacoma SR5 crew cab 2020'],
    ['Kia Rio 5 puertas 2021', 'Kia', 'Kia Rio 5-door 2021'],
    ['Jinpeng Mototaxi 6 plazas 2025', 'Jinpeng', 'Jinpeng Mototaxi 6 seats 2025'],
    ['Honda Rebel 300 2024', 'Honda', 'Honda Rebel 300 2024'],
  ])('«%s» has an English name', (name, brand, expected) => {
    expect(nameInEnglish({ name, brand })).toBe(expected);
  });
});

describe('a value keeps the original beside the amount in units of the USA', () => {
  it.each([
    ['Kilometraje', '64 500 km', '40,078 mi (64,500 km)'],
    ['Kilometraje', '64,500 km', '40,078 mi (64,500 km)'],
    ['Peso', '3.2 kg', '7.1 lb (3.2 kg)'],
    ['Kilometraje', '0 km, nuevo', '0 mi (0 km), new'],
    ['Autonomía', '415 km (EPA)', '258 mi (415 km, EPA)'],
    ['Autonomía', '8 h a un cuarto de carga', '8 h at quarter load'],
    ['Velocidad', '45 km/h', '28 mph (45 km/h)'],
    ['Peso', '124 kg', '273 lb (124 kg)'],
    ['Peso', '3,2 kg', '7.1 lb (3.2 kg)'],
    ['Peso', '36 kg las dos unidades', '79 lb (36 kg) both units'],
    ['Dimensiones', '76 × 168 × 77 cm', '29.9 × 66.1 × 30.3 in (76 × 168 × 77 cm)'],
    ['Caja', '1,32 × 0,96 m', '4.3 × 3.1 ft (1.32 × 0.96 m)'],
    ['Volumen', '2,1 m³', '74 cu ft (2.1 m³)'],
    ['Altura', 'de 97 a 132 cm', '38.2 to 52 in (97 to 132 cm)'],
    ['Consumo', '5,4 L/100 km', '44 mpg (5.4 L/100 km)'],
    ['Consumo', '18,2 kWh/100 km', '3.4 mi/kWh (18.2 kWh/100 km)'],
    ['Consumo', 'cerca de 1,9 kWh al día', 'about 1.9 kWh a day'],
    ['Tanque', '12,9 L', '3.4 gal (12.9 L)'],
    ['Maletero', '1059 L', '37.4 cu ft (1059 L)'],
    ['Motor', '2.5 L híbrido, 219 HP', '2.5 L hybrid, 219 HP'],
    ['Capacidad', '18,3 pies³ (518 L)', '18.3 cu ft (518 L)'],
    ['Capacidad', '12 000 BTU/h (hasta 40 m²)', '12,000 BTU/h (up to 431 sq ft / 40 m²)'],
    ['Capacidad', '4,5 pies³ (unos 9 kg de ropa)', '4.5 cu ft (about 9 kg of laundry)'],
    ['Transmisión', 'Automática de 8 velocidades', '8-speed automatic'],
    ['Transmisión', 'Automática CVT', 'Automatic CVT'],
    ['Tracción', 'Delantera', 'Front-wheel drive'],
    ['Garantía', '1 año; 10 años el motor', '1 year; 10 years on the motor'],
    ['Batería', 'Litio 60 V 70 Ah, extraíble', 'Lithium 60 V 70 Ah, removable'],
    ['Motor', '1 500 W', '1,500 W'],
    ['Color', 'Plateado', 'Silver'],
    ['Color', 'Verde con techo negro', 'Green with a black roof'],
    ['Otra cosa', 'Algo que nadie tradujo', 'Algo que nadie tradujo'],
  ])('%s: %s', (label, value, expected) => {
    expect(valueInEnglish(value, label)).toBe(expected);
  });
});

/** Letters and words that English does not have. */
const spanish =
  /[áéíóúñ¿¡]|\b(de|del|con|la|el|los|las|en|por|hasta|unos|para|años?|y|puertas|plazas|carga)\b/i;

describe('the demo catalogue has no Spanish left in it', () => {
  const specifications = demoProducts.flatMap(({ specifications }) => specifications);
  it('in the names', () => {
    const names = demoProducts.map(nameInEnglish);
    expect(names.filter((name) => spanish.test(name))).toEqual([]);
  });
  it('in the labels', () => {
    const missing = specifications.filter(([label]) => !labels[label]).map(([label]) => label);
    expect([...new Set(missing)]).toEqual([]);
  });
  it('in the values', () => {
    const values = specifications.map(([label, value]) => valueInEnglish(value, label));
    expect([...new Set(values.filter((value) => spanish.test(value)))]).toEqual([]);
  });
});
