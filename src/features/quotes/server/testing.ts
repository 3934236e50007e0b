import type { TestShop } from '#app/server/testing.ts';
import type { Database } from '#platform/database/database.ts';
import type { NewQuote } from '../schema.ts';
import './tables.ts';

/** What the tests quote, by a short name; prices are US dollars as the wire writes them. */
export const products = {
  corolla: { name: 'Toyota Corolla LE 2021', price: '28000.00' },
  nevera: { name: 'Refrigerador Samsung 28 pies', price: '850.50' },
  luna: { name: 'Triciclo Luna', price: null },
  vendido: { name: 'Kia Rio 2019', price: '9000.00' },
  reservado: { name: 'Honda Fit 2019', price: '11000.00' },
  borrado: { name: 'Nissan Versa 2018', price: '8000.00' },
  lejos: { name: 'Moto Suzuki 2022', price: '3000.00' },
} as const;
export type Good = keyof typeof products;

/** Empties the shop, fills the catalogue, and gives the product's id for each of `goods`. */
export async function restock(shop: TestShop): Promise<Record<Good, string>> {
  await shop.reset();
  const provinces = ['HAB', 'HOL', 'MAT'];
  const ids = await shop.stock(
    { slug: 'corolla', ...inCents('corolla'), provinces },
    { slug: 'nevera', ...inCents('nevera'), provinces, category: 'electrodomesticos' },
    { slug: 'luna', ...inCents('luna'), provinces, category: 'triciclos' },
    { slug: 'vendido', ...inCents('vendido'), provinces, status: 'sold' },
    { slug: 'reservado', ...inCents('reservado'), provinces, status: 'reserved' },
    { slug: 'borrado', ...inCents('borrado'), provinces },
    { slug: 'lejos', ...inCents('lejos'), provinces: ['PRI'], category: 'motocicletas' },
  );
  const byGood = Object.fromEntries(Object.keys(products).map((good, at) => [good, ids[at] ?? '']));
  await shop.services.db
    .updateTable('product')
    .set({ deleted_at: new Date() })
    .where('slug', '=', 'borrado')
    .execute();
  // One id for each of the goods, made just above.
  return byGood as Record<Good, string>;
}

/** A request for one Corolla to Holguín, as the browser of someone who saw the right price asks. */
export function listQuery(ids: Record<Good, string>, special: Partial<NewQuote> = {}): NewQuote {
  return {
    province: 'HOL',
    items: [lineOf(ids, 'corolla')],
    subtotal: '28000.00',
    total: '28000.00',
    ...special,
  };
}

export function lineOf(ids: Record<Good, string>, good: Good, quantity = 1) {
  const { name, price } = products[good];
  return { productId: ids[good], productName: name, price: price && Number(price), quantity };
}

/** How many rows the quotations have written, and the counters' last numbers. */
export async function written(db: Database) {
  const count = async (table: 'quote' | 'quote_line' | 'event' | 'outbox') => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  const counters = await db.selectFrom('counter').select('value').execute();
  return {
    quotes: await count('quote'),
    lines: await count('quote_line'),
    events: await count('event'),
    mails: await count('outbox'),
    numbers: counters.map(({ value }) => Number(value)),
  };
}

export const nothing = { quotes: 0, lines: 0, events: 0, mails: 0, numbers: [] };

function inCents(good: Good): { name: string; priceCents: number | null } {
  const { name, price } = products[good];
  return { name, priceCents: price === null ? null : Math.round(Number(price) * 100) };
}
