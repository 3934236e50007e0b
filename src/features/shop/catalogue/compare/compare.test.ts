import { describe, expect, it } from 'vitest';
import type { Product } from '../schema.ts';
import { product as anyProduct } from '../testing/product.ts';
import { addCompared, comparedFacts, isCompared, readCompared, writeCompared } from './compare.ts';

const car = (slug: string) => ({ category: 'automobiles' as const, slug });
const names = { year: 'Año', brand: 'Marca', model: 'Modelo', engine: 'Motor' };

const product = (special: Partial<Product>) => anyProduct('a', special);

describe('the address of a comparison', () => {
  it('is read as it is written', () => {
    const compared = [car('kia-rio'), car('ford')];
    expect(readCompared(writeCompared(compared))).toEqual(compared);
  });

  it.each([null, '', ',', 'kia', 'naves/kia', 'automobiles/', 'automobiles/Kia', '../x', 'a/b/c'])(
    'holds nothing: %s',
    (text) => expect(readCompared(text)).toEqual([]),
  );

  it('keeps the category of the first, each once, four at most', () => {
    expect(
      readCompared('automobiles/a,triciclos/b, automobiles/a,automobiles/c').map((x) => x.slug),
    ).toEqual(['a', 'c']);
    expect(readCompared('a b c d e'.replace(/\w/g, 'automobiles/$&').replaceAll(' ', ','))).toEqual(
      ['a', 'b', 'c', 'd'].map(car),
    );
  });
});

describe('choosing products to compare', () => {
  it('adds one at the end, once', () => {
    expect(addCompared([car('a')], car('b'))).toEqual([car('a'), car('b')]);
    expect(addCompared([car('a'), car('b')], car('a'))).toEqual([car('b'), car('a')]);
    expect(isCompared([car('a')], car('a'))).toBe(true);
  });

  it('takes only what a list of it holds', () => {
    expect(addCompared([], product({ slug: 'a' }))).toEqual([car('a')]);
  });

  it('begins anew with another category', () => {
    expect(addCompared([car('a')], { category: 'triciclos', slug: 'b' })).toEqual([
      { category: 'triciclos', slug: 'b' },
    ]);
  });

  it('is full with four', () => {
    expect(addCompared(['a', 'b', 'c', 'd'].map(car), car('e'))).toBeUndefined();
  });
});

describe('the facts of a comparison', () => {
  it('are those of the product and every specification, in the order in which they come', () => {
    const facts = comparedFacts(
      [
        product({ year: 2020, brand: 'Kia', specifications: { Puertas: '4', Color: 'rojo' } }),
        product({ year: 2021, brand: 'Kia', specifications: { Asientos: '5', Color: 'azul' } }),
      ],
      names,
    );
    expect(facts).toEqual([
      { name: 'Año', values: ['2020', '2021'], alike: false },
      { name: 'Marca', values: ['Kia', 'Kia'], alike: true },
      { name: 'Puertas', values: ['4', undefined], alike: false },
      { name: 'Color', values: ['rojo', 'azul'], alike: false },
      { name: 'Asientos', values: [undefined, '5'], alike: false },
    ]);
  });

  it('stand once where a specification repeats one', () => {
    const facts = comparedFacts([product({ year: 2020, specifications: { Año: '2020' } })], names);
    expect(facts.map(({ name }) => name)).toEqual(['Año']);
  });
});
