// Every shop of the journeys begins with this, made once for each build and day: the built files, a
// database with the demo catalogue, a notice and a former account, and the sizes of its pictures
// that lists show. The big ones are made when somebody looks, as in any shop: all of them would
// take most of a minute of one core, and few are looked at.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { demoProducts } from '../demo/products.ts';
import { formerAccount } from './bank.ts';
import { islandNotice } from './notice.ts';
import { startShop } from './shop-process.ts';

/** Within node_modules, so that the built shop finds its packages. */
const cache = resolve('node_modules/.cache');
const company = 'demo/company.json';
const metricsToken = 'the token of the journeys';

export async function shopTemplate(): Promise<string> {
  if (!existsSync('dist/server/main.js')) {
    throw new Error('No hay una tienda construida: node scripts/build.ts, o npm test -- e2e');
  }
  const folder = join(cache, `e2e-template-${keyOf(['dist', 'demo/pictures', 'db/migrations'])}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).filter((name) => /^e2e-template-\w+$/.test(name))) {
    rmSync(join(cache, old), { recursive: true, force: true });
  }
  const making = `${folder}.${process.pid}`;
  await make(making);
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return folder;
}

/**
 * Changes with the files, and with the day, because new products of the catalogue grow old. A run
 * that goes on past midnight keeps the day on which it began (`JOURNEYS_DAY`), and with it its
 * template.
 */
function keyOf(paths: string[]): string {
  const day = process.env.JOURNEYS_DAY ?? new Date().toDateString();
  const hash = createHash('sha256').update(
    day + JSON.stringify([islandNotice, formerAccount]) + readFileSync(company, 'utf8'),
  );
  for (const path of paths) {
    const inside = readdirSync(path, { recursive: true, withFileTypes: true });
    const files = inside.filter((entry) => entry.isFile());
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function make(folder: string): Promise<void> {
  for (const part of ['dist', 'demo/pictures', company]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  const data = join(folder, 'data');
  await withDatabase(data, begin);
  const shop = await startShop(folder, { METRICS_TOKEN: metricsToken });
  // Each product has a job for its small pictures and a later one for its big ones.
  while ((await waitingPictures(shop.origin)) > demoProducts.length) {
    await new Promise((resume) => setTimeout(resume, 500));
  }
  await shop.stop();
  await withDatabase(data, leaveTheOthers);
}

async function withDatabase(
  folder: string,
  change: (db: Database) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase({ url: undefined, folder });
  await change(database.db);
  await database.close();
}

/**
 * Writes the records that every shop of the journeys has. The shop fills in its demo catalogue
 * itself.
 */
async function begin(db: Database): Promise<void> {
  await migrate(db, readMigrations());
  await db.insertInto('notice').values(islandNotice).execute();
  await db.transaction().execute(async (tx) => {
    // Those two of staff have no account any more.
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.insertInto('payment_instruction').values(formerAccount).execute();
  });
}

async function leaveTheOthers(db: Database): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: new Date(), locked_until: null })
    .where('topic', '=', 'picture')
    .where('done_at', 'is', null)
    .execute();
}

async function waitingPictures(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${origin}/metrics`, { headers })).text();
  if (!metrics.includes('shop_database_up 1')) throw new Error(`no metrics:\n${metrics}`);
  return Number(/shop_outbox_waiting\{topic="picture"\} (\d+)/.exec(metrics)?.[1] ?? 0);
}
