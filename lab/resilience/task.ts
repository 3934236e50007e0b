import { randomUUID } from 'node:crypto';
import { api } from '#api.ts';
import { callAddress } from '#platform/calls/client.ts';
import type { FakeProvider } from '#platform/testing/fake-provider.ts';
import { admit, type Customer } from '../faults/customer.ts';
import { type CatalogueProduct, findProducts, newQuote } from '../faults/products.ts';
import type { TestEnvironment } from './test-environment.ts';

/**
 * People who come to the shop: one reads Spanish, one English, one is of staff, one was away for
 * long.
 */
export interface People {
  ana: Customer;
  john: Customer;
  raul: Customer;
  /** Her session ended an hour ago. */
  olga: Customer;
  product: CatalogueProduct;
}

export interface PreparedTask extends People {
  origin: string;
  provider: FakeProvider;
  name: string;
  /** The network of the form, because limits are tested elsewhere. */
  network: string;
  uploadId: string;
  quote: { id: string; referenceNumber: string };
  /** The line that carries the quotation to the shop. */
  carry: typeof fetch;
  /** Names of acknowledged records, by kind. */
  told: Map<'quote' | 'ticket' | 'form ticket', string>;
}

export async function gather(environment: TestEnvironment): Promise<People> {
  const { pool } = environment.database;
  // A product on the first page of its list.
  const list = callAddress(api.listProducts, { query: { category: 'automobiles' } });
  const page = await fetch(environment.shops.folder.origin + list);
  const [first] = (await page.json()) as { id: string }[];
  const product = (await findProducts(pool, 100)).find(({ id }) => id === first?.id);
  if (!product) throw new Error('no products');
  const olga = await admit(pool, 'olga');
  await pool.query(
    `update session set expires_at = now() - interval '1 hour' where person_id = $1`,
    [olga.id],
  );
  return {
    olga,
    ana: await admit(pool, 'ana'),
    john: await admit(pool, 'john', 'cliente', 'mariel-auto-language=en'),
    raul: await admit(pool, 'raul', 'agente'),
    product,
  };
}

let tasks = 0;

export async function prepare(
  people: People,
  { provider }: TestEnvironment,
  origin: string,
  carry: typeof fetch,
): Promise<PreparedTask> {
  tasks += 1;
  const name = `recado-${tasks}`;
  const body = newQuote([{ product: people.product, quantity: 1 }]);
  const quote = await people.ana.call(origin, api.createQuote, { body, key: `${name}-antes` });
  for (const cookie of ['', 'mariel-auto-language=en', 'mariel-auto-province=SCU']) {
    for (const path of [listOf(people.product), pageOf(people.product)]) {
      await (await fetch(origin + path, { headers: { cookie } })).arrayBuffer();
    }
  }
  const network = `10.1.${tasks >> 8}.${tasks & 255}`;
  const uploadId = randomUUID();
  return { ...people, origin, provider, name, network, uploadId, quote, carry, told: new Map() };
}

export const listOf = ({ category }: CatalogueProduct) => `/products/${category}`;
export const pageOf = ({ category, slug }: CatalogueProduct) => `/products/${category}/${slug}`;
