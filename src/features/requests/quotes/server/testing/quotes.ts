import type { TestShop } from '#app/server/testing/test-shop.ts';
import type { Database } from '#platform/database/database.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import type { NewQuote } from '../../schema.ts';

/** The products that the tests quote, by a short name; prices are US dollars as on the wire. */
export const products = {
  corolla: { name: 'Toyota Corolla LE 2021', price: '28000.00' },
  nevera: { name: 'Refrigerador Samsung 28 pies', price: '850.50' },
  luna: { name: 'Triciclo Luna', price: null },
  vendido: { name: 'Kia Rio 2019', price: '9000.00' },
  reservado: { name: 'Honda Fit 2019', price: '11000.00' },
  borrado: { name: 'Nissan Versa 2018', price: '8000.00' },
  lejos: { name: 'Moto Suzuki 2022', price: '3000.00' },
} as const;
export type ShortName = keyof typeof products;

export type ProductIds = Record<ShortName, string>;

export async function restock(shop: TestShop): Promise<ProductIds> {
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
  await shop.services.db
    .updateTable('product')
    .set({ deleted_at: new Date() })
    .where('slug', '=', 'borrado')
    .execute();
  const named = Object.keys(products).map((name, at) => [name, ids[at] ?? '']);
  return Object.fromEntries(named) as ProductIds;
}

/** Asks for one Corolla to Holguín with the right price. */
export function newQuote(ids: ProductIds, special: Partial<NewQuote> = {}): NewQuote {
  return {
    province: 'HOL',
    items: [lineOf(ids, 'corolla')],
    subtotal: '28000.00',
    total: '28000.00',
    ...special,
  };
}

export function lineOf(ids: ProductIds, shortName: ShortName, quantity = 1) {
  const { name, price } = products[shortName];
  return { productId: ids[shortName], productName: name, price: price && Number(price), quantity };
}

/** As if these quotations, or all, had been this person's from the first. */
export async function ownFromFirst(db: Database, personId: string, ...ids: string[]) {
  // By way of nobody: an order goes from one account to another by two people alone.
  for (const person_id of [null, personId])
    await db
      .updateTable('quote')
      .set({ person_id })
      .$if(ids.length > 0, (query) => query.where('id', 'in', ids))
      .execute();
}

export async function writtenQuotes(db: Database) {
  const count = async (table: 'quote' | 'quote_line' | 'event') => {
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
    mails: (await db.selectFrom('outbox').select('id').where('topic', '=', mailTopic).execute())
      .length,
    numbers: counters.map(({ value }) => Number(value)),
  };
}

export const noQuotes = { quotes: 0, lines: 0, events: 0, mails: 0, numbers: [] };

function inCents(shortName: ShortName): { name: string; priceCents: number | null } {
  const { name, price } = products[shortName];
  return { name, priceCents: price === null ? null : Math.round(Number(price) * 100) };
}
