import { describe, expect, test } from 'vitest';
import type { DemoProduct } from './demo-product.ts';
import { demoProducts } from './products.ts';

const provinces = [
  'PRI',
  'ART',
  'HAB',
  'MAY',
  'MAT',
  'VCL',
  'CFG',
  'SSP',
  'CAV',
  'CMG',
  'LTU',
  'HOL',
  'GRA',
  'SCU',
  'GTM',
  'IJV',
];
const categories = ['automobiles', 'motocicletas', 'electrodomesticos', 'triciclos'] as const;
const named = demoProducts.map(
  (product) => [`${product.category}/${product.slug}`, product] as const,
);

describe('the demo catalogue as a whole', () => {
  test('has at least 60 products, some in every category', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(60);
    for (const category of categories) expect(of(category)).not.toHaveLength(0);
  });

  test('gives every product an address of its own', () => {
    const addresses = named.map(([address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(categories)('serves every province with some product of %s', (category) => {
    const served = new Set(of(category).flatMap(({ provinces: codes }) => codes));
    expect(provinces.filter((code) => !served.has(code))).toEqual([]);
  });

  test('has several offers, and several sold and reserved products', () => {
    expect(demoProducts.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6);
    expect(demoProducts.filter(({ status }) => status === 'sold').length).toBeGreaterThanOrEqual(3);
    expect(
      demoProducts.filter(({ status }) => status === 'reserved').length,
    ).toBeGreaterThanOrEqual(3);
  });
});

describe.each(named)('%s', (_, product) => {
  test('is written as the product form would take it', () => {
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    if (product.price !== null) expect(product.price).toMatch(/^[1-9]\d*\.\d{2}$/);
    expect(product.provinces.filter((code) => !provinces.includes(code))).toEqual([]);
    expect(product.provinces).not.toHaveLength(0);
    expect(product.specifications.length).toBeGreaterThanOrEqual(3);
    expect(new Set(product.specifications.map(([name]) => name)).size).toBe(
      product.specifications.length,
    );
    expect(product.specifications.flat().filter((text) => text.trim() === '')).toEqual([]);
  });

  test('speaks calmly', () => {
    expect(texts(product).filter((text) => /[!¡]/.test(text))).toEqual([]);
  });

  test('has described pictures, more than one for a vehicle', () => {
    expect(product.pictures.length).toBeGreaterThanOrEqual(
      product.category === 'electrodomesticos' ? 1 : 2,
    );
    for (const { alt } of product.pictures) expect(alt.length).toBeGreaterThan(10);
  });

  test('draws well-formed pictures under 70 KB', () => {
    for (const { draw } of product.pictures) {
      const svg = draw();
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1280 960"/);
      expect(flaw(svg)).toBe('');
      expect(Buffer.byteLength(svg)).toBeLessThan(70 * 1024);
    }
  });
});

function of(category: DemoProduct['category']): readonly DemoProduct[] {
  return demoProducts.filter((product) => product.category === category);
}

function texts({ name, description, specifications, pictures }: DemoProduct): readonly string[] {
  return [name, description, ...specifications.flat(), ...pictures.map(({ alt }) => alt)];
}

/** What keeps a document from being well-formed, or from drawing: '' if nothing does. */
function flaw(svg: string): string {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (tag: string, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
      if (new Set(names).size !== names.length) return `attribute twice: <${tag.slice(1)}`;
      if (closing) return open.pop() === name ? '' : `closed too early: ${name}`;
      if (!empty) open.push(name);
      return '';
    },
  );
  if (rest.trim() !== '') return rest.trim().slice(0, 200);
  if (open.length > 0) return `never closed: ${open.join(' ')}`;
  const broken = /NaN|undefined|Infinity/.exec(svg);
  if (broken) return broken[0];
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) return 'an id is used twice';
  const missing = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)]
    .map(([, id]) => id)
    .filter((id) => !ids.includes(id));
  return missing.length > 0 ? `points nowhere: ${missing.join(' ')}` : '';
}
