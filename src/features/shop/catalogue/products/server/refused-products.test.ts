import { describe, expect, test } from 'vitest';
import { shop } from '#app/server/testing/test-shop.ts';
import { productCount } from './testing/staff.ts';
import { raul, refuseForm, setUpEmptyCatalogue } from './testing/staff-calls.ts';

setUpEmptyCatalogue();

describe('bad input is refused in words', () => {
  const bad: [what: string, change: object, field: string, es: string, en: string][] = [
    ['no name', { name: ' ' }, 'name', 'Escriba el nombre.', 'Enter the name.'],
    ['a long name', { name: 'a'.repeat(201) }, 'name', 'Use 200 caracteres', 'Use 200 characters'],
    ['a name with a NUL', { name: 'a\0b' }, 'name', 'no se pueden guardar', 'cannot be kept'],
    ['a name that is a number', { name: 5 }, 'name', 'Escriba el nombre.', 'Enter the name.'],
    ['another category', { category: 'barcos' }, 'category', 'Elija una categoría', 'Choose a cat'],
    ['no price at all', { price: undefined }, 'price', 'Escriba el precio', 'Enter the price'],
    ['an empty price', { price: '' }, 'price', 'Escriba el precio', 'Enter the price'],
    ['price 0', { price: 0 }, 'price', '0.01 o más', '0.01 or more'],
    ['a negative price', { price: '-5' }, 'price', '0.01 o más', '0.01 or more'],
    ['a third decimal', { price: 9.999 }, 'price', 'dos decimales', 'two decimals'],
    ['a fourth decimal', { price: '9.9999' }, 'price', 'dos decimales', 'two decimals'],
    ['thousands of two digits', { price: '28,00,000' }, 'price', 'dos', 'two decimals'],
    ['words for a price', { price: 'NaN' }, 'price', '0.01 o más', '0.01 or more'],
    ['an early year', { year: 1899 }, 'year', 'entre 1900 y', 'between 1900 and'],
    ['a far year', { year: new Date().getUTCFullYear() + 2 }, 'year', 'entre 1900', 'between 1900'],
    ['half a year', { year: 2020.5 }, 'year', 'entre 1900 y', 'between 1900 and'],
    ['a year in words', { year: '2020' }, 'year', 'entre 1900 y', 'between 1900 and'],
    ['a bad province', { availableProvinces: 'HAB,XXX' }, 'availableProvinces', 'códigos', 'codes'],
    ['no province', { availableProvinces: ' ,' }, 'availableProvinces', 'al menos una', 'at least'],
    ['another status', { status: 'perdido' }, 'status', 'Elija un estado', 'Choose a status'],
    ['"sí" as a truth', { featured: 'sí' }, 'featured', 'true o false', 'true or false'],
    ['a long description', { description: 'a'.repeat(5001) }, 'description', '5000', '5000'],
    [
      'specifications of numbers',
      { specifications: { Motor: 5 } },
      'specifications.Motor',
      'texto',
      'text',
    ],
    [
      'a specification twice',
      { specifications: { Motor: 'a', ' motor': 'b' } },
      'specifications',
      'dos veces',
      'twice',
    ],
    [
      'a name of digits',
      { specifications: { 110: 'V' } },
      'specifications',
      'una letra',
      'one letter',
    ],
    ['an empty value', { specifications: { Motor: ' ' } }, 'specifications', 'valor', 'value'],
    [
      '41 specifications',
      { specifications: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`a${n}`, 'b'])) },
      'specifications',
      '40',
      '40',
    ],
    ['a picture that is no list', { images: '/a' }, 'images', 'lista', 'list'],
    ['41 pictures', { images: Array(41).fill('/a') }, 'images', '40', '40'],
    ['a brand that is no key', { brand: '__PROTO__' }, 'brand', 'otro nombre', 'another name'],
    ['such an engine', { engineType: '__proto__' }, 'engineType', 'otro nombre', 'another name'],
    ['an unknown key', { precio: 5 }, 'precio', '', ''],
  ];
  test.each(bad)('%s', async (_, wrong, field, es, en) => {
    const refused = await refuseForm(wrong);
    expect([refused.status, refused.code]).toEqual([400, 'bad_input']);
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    expect(refused.fields?.[field]).toContain(es);
    const english = await refuseForm(wrong, raul.with('mariel-auto-language=en'));
    expect(english.fields?.[field]).toContain(en);
    expect(await productCount(shop.services.db)).toBe(0);
  });
});
