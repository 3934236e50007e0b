import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import company from './company.json' with { type: 'json' };
import type { DemoProduct } from './demo-product.ts';
import { demoProducts } from './products.ts';
import { everywhere as provinces } from './provinces.ts';

const categories = ['automobiles', 'motocicletas', 'electrodomesticos', 'triciclos'] as const;
const folder = new URL('pictures/', import.meta.url);
const filesOf = ({ category, slug, pictures }: DemoProduct) =>
  pictures.map((_, at) => `${category}/${slug}-${at + 1}.webp`);
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

  test('has no picture that no product shows', () => {
    const files = categories.flatMap((category) =>
      readdirSync(new URL(category, folder)).map((file) => `${category}/${file}`),
    );
    expect(files.toSorted()).toEqual(demoProducts.flatMap(filesOf).toSorted());
  });

  test('has new cars, and none of them costs less than the company says', () => {
    const fresh = of('automobiles').filter(({ specifications }) =>
      specifications.some(([, value]) => /nuevo/.test(value)),
    );
    expect(fresh.length).toBeGreaterThanOrEqual(2);
    for (const { name, price } of fresh) {
      expect(Number(price), name).toBeGreaterThanOrEqual(company.BRAND_CLAIMS.newCarFromUsd);
    }
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

  test('writes thousands as prices do', () => {
    const amounts = product.specifications.map(([, value]) => value);
    expect(
      amounts.filter((value) => /(?<![\d,.])\d{4,}(?= (×|mm|rpm|Wh|W|km|kg)|$)/.test(value)),
    ).toEqual([]);
  });

  test('has described pictures, more than one for a vehicle', () => {
    expect(product.pictures.length).toBeGreaterThanOrEqual(
      product.category === 'electrodomesticos' ? 1 : 2,
    );
    for (const alt of product.pictures) expect(alt.length).toBeGreaterThan(10);
  });

  test('has pictures of 1280 × 960 in at most 72 KB', async () => {
    for (const file of filesOf(product)) {
      const bytes = readFileSync(new URL(file, folder));
      const { width, height, format } = await sharp(bytes).metadata();
      expect([file, width, height, format]).toEqual([file, 1280, 960, 'webp']);
      expect(bytes.byteLength).toBeLessThan(72 * 1024);
    }
  });
});

function of(category: DemoProduct['category']): readonly DemoProduct[] {
  return demoProducts.filter((product) => product.category === category);
}

function texts({ name, description, specifications, pictures }: DemoProduct): readonly string[] {
  return [name, description, ...specifications.flat(), ...pictures];
}
