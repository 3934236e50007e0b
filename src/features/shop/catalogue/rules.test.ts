import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from '#platform/text/plain.ts';
import { brandOptions, wellKnownBrands } from './brands.ts';
import { engineKind, engineLabel, engineOptions } from './engine.ts';
import { yearOptions, yearsOffered } from './filter-options.ts';
import { editDistance, keyOf, searchTerms, similarWords } from './search-terms.ts';

describe('engine types', () => {
  it.each([
    ['Diésel', 'diesel'],
    ['DIESEL', 'diesel'],
    ['Gasolina', 'gasoline'],
    ['gasoline', 'gasoline'],
    [' Eléctrico ', 'electric'],
    ['ELÉCTRICA', 'electric'],
    ['Híbrido', 'hybrid'],
    ['GNC y gasolina', 'gnc y gasolina'],
    ['constructor', 'constructor'],
  ])('%s counts as %s', (written, kind) => {
    expect(engineKind(written)).toBe(kind);
  });

  it('knows each of its labels, in both languages', () => {
    for (const { kind, label } of engineOptions) {
      expect([engineKind(label.es), engineKind(label.en)]).toEqual([kind, kind]);
    }
    expect(engineLabel('diesel').es).toBe('Diésel');
    expect(engineLabel('Vapor')).toEqual({ es: 'Vapor', en: 'Vapor' });
  });

  it('is settled after one look', () => {
    fc.assert(
      fc.property(fc.string(), (text) => engineKind(engineKind(text)) === engineKind(text)),
    );
  });
});

describe('brands', () => {
  it('offers the known ones first, then what the category has, each once', () => {
    expect(brandOptions(['Suzuki', 'TOYOTA', 'Bajaj', 'suzuki'])).toEqual([
      ...wellKnownBrands,
      'Bajaj',
      'Suzuki',
    ]);
  });
});

describe('years', () => {
  const offered = (newest: number | null) => yearOptions(yearsOffered(2026, newest));
  it('offers twenty, counting from this one', () => {
    const years = offered(2024);
    expect([years[0], years.at(-1), years.length]).toEqual(['2026', '2007', 20]);
  });
  it('offers next year when a product has it', () => {
    expect(offered(2027)[0]).toBe('2027');
    expect(offered(2027)).toHaveLength(21);
    expect(offered(null)[0]).toBe('2026');
  });
});

describe('plain text', () => {
  it('drops accents and case, and keeps ñ', () => {
    expect(plain('CAMIÓN Ñandú Pingüino Açaí')).toBe('camion ñandu pinguino acai');
    expect(plain('Camio\u0301n n\u0303u')).toBe('camion ñu');
  });
});

describe('search terms', () => {
  it('takes words apart', () => {
    expect(searchTerms(' Honda  CR-V, 2.0 ')).toEqual(['honda', 'cr', 'v', '2', '0']);
    expect(searchTerms('¡¿?!')).toEqual([]);
  });
  it('holds nothing but letters and digits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) =>
        searchTerms(text).every((term) => /^[a-z0-9ñ]{1,40}$/.test(term)),
      ),
    );
  });
});

describe('slips of the finger', () => {
  it.each([
    ['corola', 'corolla', 1],
    ['toytoa', 'toyota', 1],
    ['hunday', 'hyundai', 2],
    ['', 'kia', 3],
    ['kia', 'kia', 0],
  ])('from %s to %s are %d', (a, b, slips) => {
    expect(editDistance(a, b)).toBe(slips);
  });
  it('are the same in both directions, and none only between equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ñ'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
  it('are forgiven more in longer words, and never in short ones or numbers', () => {
    expect(similarWords('hunday', ['hyundai', 'honda', 'sunday'])).toEqual(['sunday']);
    expect(similarWords('hunday', ['hyundai', 'kia'])).toEqual(['hyundai']);
    expect(similarWords('kya', ['kia'])).toEqual(['kia']);
    expect(similarWords('fi', ['fit'])).toEqual([]);
    expect(similarWords('2019', ['2018'])).toEqual([]);
    expect(similarWords('moto', ['auto'])).toEqual([]);
  });
});

describe('the key of an expression', () => {
  it.each([
    ['planta eléctrica', 'Plantas Eléctricas'],
    ['fogón', 'fogones'],
    ['luz', 'luces'],
    ['autobús', 'autobuses'],
    ['coche', 'coches'],
    ['machine', 'machines'],
    ['dish', 'dishes'],
    ['battery', 'batteries'],
    ['serie', 'series'],
    ['TV', 'TVs'],
    ['máquina de lavar', 'máquinas de lavar'],
    ['RAV4', 'rav 4'],
    ['12,000 BTU', '12000btu'],
  ])('is one for «%s» and «%s»', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['carro', 'carretera'],
    ['carro', 'carreta'],
    ['moto', 'motor'],
    ['lavadora', 'lavado'],
    ['gas', 'gato'],
    ['cocina', 'coche'],
    ['Q5', 'Q50'],
  ])('tells «%s» from «%s»', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});
