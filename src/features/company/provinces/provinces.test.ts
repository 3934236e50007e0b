import { expect, test } from 'vitest';
import {
  isProvinceCode,
  type ProvinceCode,
  provinceCodes,
  provinceName,
  provinces,
  toProvince,
} from './provinces.ts';

test('the destinations are the sixteen, from west to east', () => {
  expect(provinces.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'PRI Pinar del Río',
    'ART Artemisa',
    'HAB La Habana',
    'MAY Mayabeque',
    'MAT Matanzas',
    'VCL Villa Clara',
    'CFG Cienfuegos',
    'SSP Sancti Spíritus',
    'CAV Ciego de Ávila',
    'CMG Camagüey',
    'LTU Las Tunas',
    'HOL Holguín',
    'GRA Granma',
    'SCU Santiago de Cuba',
    'GTM Guantánamo',
    'IJV Isla de la Juventud',
  ]);
  expect(provinceCodes.map(provinceName)).toEqual(provinces.map(({ name }) => name));
});

test('a code stays what it is', () => {
  expect(provinceCodes.map(toProvince)).toEqual([...provinceCodes]);
  expect(provinceCodes.every(isProvinceCode)).toBe(true);
});

test.each(['', 'hol', 'XXX', 'Holguín', null, undefined])('unknown "%s" is La Habana', (value) => {
  expect(toProvince(value)).toBe('HAB');
  expect(isProvinceCode(value)).toBe(false);
});

test('a code that an old record holds and we know no more is shown as it is', () => {
  expect(provinceName('HLG' as ProvinceCode)).toBe('HLG');
});
