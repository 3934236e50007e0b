import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Files } from '#platform/files/files.ts';
import { fromWire } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { DemoProduct } from '../../../../../../demo/demo-product.ts';
import type { Delivery } from '../../delivery/schema.ts';
import { writeDeliveries } from '../../delivery/server/deliveries.ts';
import { insertTariff } from '../../landed-cost/server/change-tariff.ts';
import { writePassport } from '../../passport/server/passports.ts';
import { markDrawn } from '../../pictures/server/mark-drawn.ts';
import { storeOriginal } from '../../pictures/server/picture-files.ts';
import { deferPictures } from '../../pictures/server/pictures.ts';
import type { PictureColumn } from '../../server/tables.ts';
import { stockOf } from '../../stock.ts';
import { createProducts, type NewProduct } from './insert-products.ts';

/**
 * Fills an empty catalogue if the configuration says so; several processes may start at once.
 * Returns how many products it wrote.
 */
export async function loadDemo(
  services: Services,
  products?: readonly DemoProduct[],
): Promise<number> {
  const { db, config, files } = services;
  if (!config.demoCatalogue || !(await isEmpty(db))) return 0;
  const demo: NewProduct[] = [];
  for (const product of products ?? (await allDemoProducts())) {
    demo.push(toNewProduct(product, await storeDemoPictures(files, product)));
  }
  const count = await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(4021968)`.execute(tx);
    if (!(await isEmpty(tx))) return 0;
    // The list shows the newest first, so the demo's first product is written last.
    // The demo has no photos.
    await markDrawn(
      tx,
      demo.flatMap(({ pictures }) => pictures),
    );
    const newest = demo.toReversed();
    const ids = await createProducts(tx, newest);
    await loadDemoPassports(
      tx,
      newest.map(({ slug }) => slug),
      ids,
    );
    await writeDeliveries(tx, await allDemoDeliveries());
    await loadDemoTariff(tx);
    // Large ones are made when somebody looks: all of them would take half a minute of a first start.
    await deferPictures(
      tx,
      demo.map(({ pictures }) => pictures),
      ['list'],
    );
    return demo.length;
  });
  if (count > 0) services.log.info('demo catalogue loaded', { products: count });
  return count;
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Imported late: it is needed at the first start only. */
async function allDemoProducts(): Promise<readonly DemoProduct[]> {
  return (await import('../../../../../../demo/products.ts')).demoProducts;
}

async function allDemoDeliveries(): Promise<readonly Delivery[]> {
  return (await import('../../../../../../demo/deliveries.ts')).demoDeliveries;
}

function toNewProduct(product: DemoProduct, pictures: PictureColumn[]): NewProduct {
  const { price, formerPrice, ...rest } = product;
  const { category } = product;
  const specifications = Object.fromEntries(product.specifications);
  return {
    ...rest,
    stock: stockOf({ category, specifications, stock: product.stock ?? null }),
    descriptionEn: product.descriptionEn ?? '',
    priceCents: price === null ? null : (fromWire(price) ?? null),
    formerPriceCents: formerPrice === undefined ? null : (fromWire(formerPrice) ?? null),
    specifications,
    pictures,
  };
}

/** Relative to the folder where the shop is started. */
const folder = 'demo/pictures';

async function storeDemoPictures(
  files: Files,
  { category, slug, pictures, pictureKinds = [] }: DemoProduct,
): Promise<PictureColumn[]> {
  return Promise.all(
    pictures.map(async (alt, at) => {
      const bytes = await readFile(join(folder, category, `${slug}-${at + 1}.webp`));
      const kind = pictureKinds[at];
      const hash = await storeOriginal(files, bytes, 'webp');
      return { alt, hash, drawn: true, ...(kind && { kind }) };
    }),
  );
}

/** Does nothing where staff have entered figures. */
async function loadDemoTariff(tx: Tx): Promise<void> {
  if (await tx.selectFrom('tariff').select('id').limit(1).executeTakeFirst()) return;
  const { demoTariff } = await import('../../../../../../demo/tariff.ts');
  for (const form of demoTariff) await insertTariff(tx, null, form);
}

async function loadDemoPassports(tx: Tx, slugs: readonly string[], ids: readonly string[]) {
  const { demoPassports } = await import('../../../../../../demo/passports.ts');
  for (const [at, id] of ids.entries()) {
    const passport = demoPassports[slugs[at] ?? ''];
    if (passport) await writePassport(tx, id, { ...passport, example: true });
  }
}
