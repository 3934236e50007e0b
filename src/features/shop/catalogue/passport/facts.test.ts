import { describe, expect, test } from 'vitest';
import { demoPassports } from '../../../../../demo/passports.ts';
import { demoProducts } from '../../../../../demo/products.ts';
import { factsAskedOf, fitsCuba, kilometresOf, maskedVin } from './facts.ts';
import { WrittenPassport } from './schema.ts';
import { contradictionsOfVin, makeOfVin, yearsOfVin } from './vin-facts.ts';

const asked = (category: Parameters<typeof factsAskedOf>[0]['category'], engineType: string) =>
  factsAskedOf({ category, engineType }).flatMap(([, names]) => names);

describe('what is asked of a product', () => {
  test('a car has papers, an appliance a plug, and only what runs on a battery a battery', () => {
    expect(asked('automobiles', 'Gasolina')).toContain('owners');
    expect(asked('automobiles', 'Gasolina')).not.toContain('battery');
    expect(asked('automobiles', 'Eléctrico')).toContain('battery');
    expect(asked('triciclos', 'Eléctrico')).toContain('spares');
    expect(asked('electrodomesticos', '')).toContain('plug');
  });

  const said = (voltage: string, frequency: string) =>
    fitsCuba({
      voltage: { value: voltage, source: 'maker', on: '2026-11-12' },
      frequency: { value: frequency, source: 'maker', on: '2026-11-12' },
    });
  test('Cuba has 60 Hz, 110 V everywhere and 220 V in many homes', () => {
    expect(said('110', '60')).toBe('yes');
    expect(said('110-220', '50-60')).toBe('yes');
    expect(said('220', '60')).toBe('at220');
    expect(said('220', '50')).toBe('no');
    expect(fitsCuba({})).toBeUndefined();
  });

  test('36,040 miles are 58,000 km', () => expect(kilometresOf(36_040)).toBe(58_000));
});

describe('a VIN', () => {
  test('says make and year, by the table of makers and the tenth character', () => {
    expect(makeOfVin('2HGFC2F63KH512408')).toBe('Honda');
    expect(makeOfVin('JTHBA1D22G5000001')).toBe('Lexus');
    expect(makeOfVin('JTDBR32E030000001')).toBe('Toyota');
    expect(makeOfVin('XXX00000000000000')).toBeUndefined();
    expect(yearsOfVin('1HGCM82633A004352', 'automobiles')).toEqual([2003]);
    expect(yearsOfVin('KM8JB3AEXNU104937', 'automobiles')).toEqual([2022]);
    expect(yearsOfVin('KM8JB3AEXNU104937', 'motocicletas')).toEqual([1992, 2022]);
    // Not by the law of the USA: its tenth character may mean anything.
    expect(yearsOfVin('WVWZZZ1JZ3W386752', 'automobiles')).toEqual([]);
  });

  const civic = { category: 'automobiles', year: 2019, brand: 'Honda' } as const;
  test.each([
    ['nothing of a product that it fits', '2HGFC2F63KH512408', civic, []],
    [
      'another year',
      '2HGFC2F63KH512408',
      { ...civic, year: 2020 },
      [{ kind: 'year', years: [2019] }],
    ],
    [
      'another make',
      '2HGFC2F63KH512408',
      { ...civic, brand: 'Kia' },
      [{ kind: 'make', make: 'Honda' }],
    ],
    ['no year where the product has none', '2HGFC2F63KH512408', { ...civic, year: null }, []],
    ['a slip of the pen', '2HGFC2F64KH512408', civic, [{ kind: 'check' }]],
    ['a ninth character of another market', 'WVWZZZ1JZ3W386752', civic, [{ kind: 'foreignCheck' }]],
    ['too few characters', '2HGFC2F63', civic, [{ kind: 'shape' }]],
  ])('contradicts: %s', (_, vin, product, told) => {
    expect(contradictionsOfVin(vin, product)).toEqual(told);
  });

  test('shows what says make and year alone', () => {
    expect(maskedVin('2HGFC2F63KH512408')).toBe('2HGFC2F63KH******');
    expect(maskedVin('LUNA1')).toBe('******');
  });
});

describe('the demo’s passports', () => {
  const passports = Object.entries(demoPassports);

  test.each(passports)('%s is of its product, and contradicts it nowhere', (slug, passport) => {
    const product = demoProducts.find((each) => each.slug === slug);
    if (!product) throw new Error('no such product');
    expect(WrittenPassport.parse({ ...passport, example: true })).toMatchObject(passport);
    const { vin, mileage } = passport.facts;
    if (vin) expect(contradictionsOfVin(String(vin.value), product)).toEqual([]);
    const [, driven] = product.specifications.find(([name]) => name === 'Kilometraje') ?? [];
    const kilometres = Number(driven?.replace(/[^\d]/g, ''));
    if (mileage && kilometres > 0)
      expect(Math.abs(kilometresOf(Number(mileage.value)) - kilometres)).toBeLessThan(50);
  });

  test('say much of twenty cars at least', () => {
    const inspected = passports.filter(([, { points }]) => Object.keys(points).length > 30);
    expect(inspected.length).toBeGreaterThanOrEqual(20);
    for (const [slug, { facts }] of inspected)
      expect(Object.keys(facts).length, slug).toBeGreaterThanOrEqual(6);
  });
});
