import { fork } from 'node:child_process';
import { sql } from 'kysely';
import { demoPeople } from '#features/people/accounts/server/embedded-provider/demo-people.ts';
import type { Database } from '#platform/database/database.ts';
import { shortenJournal } from '#platform/database/embedded.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';
import { admit } from './admit.ts';
import { addChanges, type Past } from './rows.ts';

let telling = false;

/** True while this process lets the demo's past be told. */
export const isTelling = () => telling;

/**
 * Lets a process of its own tell what happened in the demo's shop, where nothing has happened yet,
 * and takes the result in at once. Whoever is faster with an order of their own keeps a shop
 * without a past. Never rejects.
 */
export async function startDemoOrders(services: Services, entry: URL): Promise<void> {
  const { db, config, log } = services;
  const { image } = services.database;
  try {
    if (config.demoOrders === 'no' || !image) return;
    telling = true;
    if (!(await isUntouched(db))) return;
    const began = performance.now();
    // Whoever signs in as one of them while the story is told is already the person of the story.
    for (const person of demoPeople) await admit(services, person, 'es');
    // What is in the journal alone would have to be read from it again.
    await shortenJournal(services.database);
    const past = await tell(entry, await image());
    if (!(await isUntouched(db))) return log.info('demo orders left out');
    await addChanges(db, past);
    await shortenJournal(services.database);
    await sql`select pg_notify('catalogue', '')`.execute(db);
    log.info('demo orders told', {
      orders: past.after.rows.quote?.length,
      seconds: Math.round((performance.now() - began) / 1000),
    });
  } catch (error) {
    log.error('demo orders failed', errorFacts(error));
  } finally {
    telling = false;
  }
}

async function isUntouched(db: Database): Promise<boolean> {
  const { rows } = await sql<{ touched: boolean }>`
    select exists (select from quote) or exists (select from verification)
      or exists (select from staff_term where given_by is not null) as touched`.execute(db);
  return rows[0]?.touched === false;
}

async function tell(entry: URL, image: Blob): Promise<Past> {
  const bytes = await image.bytes();
  return new Promise((resolve, reject) => {
    // Five months in a minute leave much garbage, and this process little time.
    const execArgv = [...process.execArgv, '--max-semi-space-size=32'];
    const story = fork(entry, { serialization: 'advanced', execArgv });
    story.once('message', (past) => resolve(past as Past));
    story.once('error', reject);
    story.once('exit', (code) => reject(new Error(`the story ended with ${code}`)));
    story.send(bytes);
  });
}
