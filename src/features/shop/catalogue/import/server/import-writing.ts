import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAuditEntries } from '#features/people/accounts/server/audit.ts';
import { fromTo } from '#features/people/accounts/server/changed-fields.ts';
import type { Tx } from '#platform/database/database.ts';
import { nextVersion } from '#platform/database/versions.ts';
import { rememberAddress } from '../../products/server/free-slug.ts';
import { createProducts, type NewProduct } from '../../products/server/insert-products.ts';
import { productColumnsOf } from '../../server/product-facts.ts';
import type { ImportPlan, Update } from './import-planning.ts';

const atOnce = 100;

export async function writeImport(tx: Tx, { creations, updates }: ImportPlan, agent: CurrentUser) {
  // The list shows the newest first, so the file's first row is written last.
  const products = creations.map(({ product }) => product).toReversed();
  for (let at = 0; at < products.length; at += atOnce) {
    await writeCreations(tx, products.slice(at, at + atOnce), agent);
    await setImmediate();
  }
  for (let at = 0; at < updates.length; at += atOnce) {
    await writeUpdates(tx, updates.slice(at, at + atOnce), agent);
    // The embedded database works in this thread: this lets other requests run.
    await setImmediate();
  }
}

async function writeCreations(tx: Tx, products: readonly NewProduct[], agent: CurrentUser) {
  const ids = await createProducts(tx, products);
  const entries = products.map((facts, at) => ({
    actor: agent,
    action: 'product.create',
    subject: { kind: 'product', id: ids[at] ?? '', name: facts.name },
    details: { ...facts, by: 'import' },
  }));
  await writeAuditEntries(tx, entries);
}

async function writeUpdates(tx: Tx, updates: readonly Update[], agent: CurrentUser) {
  const rows = updates.map(({ before, slug, facts }) => {
    const { specifications, pictures, ...columns } = productColumnsOf(facts);
    const texts = { specifications: facts.specifications, pictures: facts.pictures };
    return { id: before.id, slug, ...columns, ...texts };
  });
  await sql`
    update product set slug = r.slug, category = r.category, name = r.name,
      description = r.description, description_en = r.description_en, price_cents = r.price_cents,
      former_price_cents = r.former_price_cents, year = r.year, brand = r.brand,
      model = r.model, engine_type = r.engine_type, engine_kind = r.engine_kind,
      provinces = r.provinces, status = r.status, stock = r.stock, featured = r.featured,
      specifications = r.specifications, pictures = r.pictures,
      updated_at = ${nextVersion}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      id uuid, slug text, category text, name text, description text, description_en text, price_cents bigint,
      former_price_cents bigint,
      year integer, brand text, model text, engine_type text, engine_kind text, provinces text[],
      status text, stock integer, featured boolean, specifications json, pictures json)
    where product.id = r.id`.execute(tx);
  const entries = updates.map(({ before, facts, names }) => ({
    actor: agent,
    action: 'product.update',
    subject: { kind: 'product', id: before.id, name: facts.name },
    details: { ...fromTo(before.facts, facts, names), by: 'import' },
  }));
  await writeAuditEntries(tx, entries);
  for (const { before, facts, slug } of updates) {
    if (before.facts.category === facts.category) continue;
    await rememberAddress(tx, before.id, {
      former: { category: before.facts.category, slug: before.slug },
      now: { category: facts.category, slug },
    });
  }
}
