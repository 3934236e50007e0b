import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import type { DemoProduct } from '../../../../../../demo/demo-product.ts';
import { Product, ProductQuery } from '../../schema.ts';
import { readProductList } from '../../server/list-products.ts';
import { catalogueApp, memoryFiles, testServices } from '../../server/testing/products.ts';
import { loadDemo } from './load-demo.ts';

let database: OpenDatabase;
let files: ReturnType<typeof memoryFiles>;
let services: Services;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  files = memoryFiles();
  services = testServices(database, files);
  await database.db.deleteFrom('product').execute();
  await database.db.deleteFrom('outbox').execute();
});

// Slugs of the demo catalogue, which has pictures by them.
const uno = 'toyota-corolla-le-2021';
const dos = 'kia-picanto-2024';

const demo = (slug: string, special: Partial<DemoProduct> = {}): DemoProduct => ({
  slug,
  category: 'automobiles',
  name: `Auto ${slug}`,
  description: 'Un auto.',
  price: '12500.50',
  year: 2020,
  brand: 'Kia',
  model: 'Rio',
  engineType: 'Diésel',
  provinces: ['HAB', 'HOL'],
  status: 'available',
  featured: true,
  specifications: [
    ['Motor', '1.6 L'],
    ['Asientos', '5'],
  ],
  pictures: [`${slug} de frente`, `${slug} de lado`],
  ...special,
});

const nameOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

async function listed(): Promise<Product[]> {
  const { products } = await readProductList(database, ProductQuery.parse({ limit: '100' }));
  return products.map((json) => Product.parse(JSON.parse(json)));
}

it('fills an empty catalogue in the order of the demo, and asks for the small sizes of its pictures', async () => {
  expect(await loadDemo(services, [demo(uno), demo(dos, { price: null })])).toBe(2);
  const products = await listed();
  expect(products.map(({ slug }) => slug)).toEqual([uno, dos]);
  expect(products[0]).toMatchObject({
    price: '12500.50',
    availableProvinces: 'HAB,HOL',
    imageAlts: [`${uno} de frente`, `${uno} de lado`],
    specifications: { Motor: '1.6 L', Asientos: '5' },
  });
  expect(products[1]?.price).toBeNull();
  const jobs = await database.db
    .selectFrom('outbox')
    .select('payload')
    .orderBy('run_after')
    .execute();
  const hashes = products.map(({ images }) =>
    images?.map((image) => /[0-9a-f]{32}/.exec(image)?.[0]),
  );
  expect(jobs.map(({ payload }) => payload)).toEqual([
    { purpose: 'list', hashes: hashes[0] },
    { purpose: 'list', hashes: hashes[1] },
  ]);
});

it('keeps the pictures as it keeps anyone’s', async () => {
  await loadDemo(services, [demo(uno)]);
  const [product] = await listed();
  expect(product?.images).toHaveLength(2);
  const stored = [...files.objects].map(([key, bytes]) => [key, nameOf(bytes)] as const);
  const hashes = product?.images?.map((image) => /[0-9a-f]{32}/.exec(image)?.[0]) ?? [];
  // Stored in parallel, so in no order.
  expect(new Map(stored)).toEqual(new Map(hashes.map((hash) => [`pictures/${hash}.webp`, hash])));
  const answer = await catalogueApp(services).request(product?.images?.[0] ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

it('loads once, even when two processes start together', async () => {
  const loads = [1, 2].map(() => loadDemo(services, [demo(uno)]));
  expect((await Promise.all(loads)).toSorted()).toEqual([0, 1]);
  expect(await loadDemo(services, [demo(dos)])).toBe(0);
  expect(await listed()).toHaveLength(1);
});

it('does nothing where nobody asked for it', async () => {
  const config = readConfig({ NODE_ENV: 'test', DEMO_CATALOGUE: 'no' });
  expect(await loadDemo({ ...services, config }, [demo(uno)])).toBe(0);
});

it('loads the whole demo catalogue, each product with its pictures', async () => {
  expect(await loadDemo(services)).toBeGreaterThanOrEqual(60);
  for (const { images } of await listed()) expect(images?.length).toBeGreaterThan(0);
});
