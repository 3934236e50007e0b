import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { fromWire } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { DemoProduct } from '../../../../../db/demo/demo-product.ts';
import { allDemoProducts, demoPictureHash } from '../../pictures/server/demo-pictures.ts';
import { deferPictures } from '../../pictures/server/pictures.ts';
import { createProducts, type NewProduct } from './create-product.ts';

/**
 * Fills an empty catalogue with the demo products where the configuration wants them; several
 * processes may start at once. Gives how many were written.
 */
export async function loadDemo(
  services: Services,
  products?: readonly DemoProduct[],
): Promise<number> {
  const { db, config } = services;
  if (!config.demoCatalogue || !(await isEmpty(db))) return 0;
  const demo = (products ?? (await allDemoProducts())).map(toNewProduct);
  const written = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(4021968)`.execute(tx);
    if (!(await isEmpty(tx))) return 0;
    // The list begins with the newest, and the demo with what it wants to show first.
    await createProducts(tx, demo.toReversed());
    await deferPictures(
      tx,
      demo.map(({ pictures }) => pictures),
    );
    return demo.length;
  });
  if (written > 0) services.log.info('demo catalogue loaded', { products: written });
  return written;
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined;
}

function toNewProduct(product: DemoProduct): NewProduct {
  const { price, specifications, pictures, ...rest } = product;
  return {
    ...rest,
    priceCents: price === null ? null : (fromWire(price) ?? null),
    specifications: Object.fromEntries(specifications),
    pictures: pictures.map(({ alt }, at) => ({ alt, hash: demoPictureHash(product, at) })),
  };
}
