// However bad the line to the mail server is, quotations are taken and every mail arrives in the
// end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { admit, type Customer } from './customer.ts';
import type { Line } from './mail-proxy.ts';
import { type CatalogueProduct, findProducts, newQuote } from './products.ts';
import { deliverAll } from './run.ts';
import { openTestEnvironment, type TestEnvironment } from './test-environment.ts';

let environment: TestEnvironment;
let yanet: Customer;
let products: CatalogueProduct[];
beforeAll(async () => {
  environment = await openTestEnvironment();
  yanet = await admit(environment.database.pool, 'yanet');
  products = await findProducts(environment.database.pool, 1);
}, 120_000);
afterAll(() => environment.close(), 60_000);

const lines: Line[] = ['unreachable', 'refusing', 'slow', 'cut after DATA'];

describe.each(lines)('the line to the mail server is %s', { tags: 'long' }, (line) => {
  test('quotations are taken meanwhile, and all of their mails arrive afterwards', async () => {
    const before = environment.mail.taken.length;
    environment.mailLine.become(line);
    for (let made = 0; made < 3; made += 1) await quote();
    // The shop has met the trouble at least once.
    if (line !== 'slow') await expect.poll(failed, { timeout: 30_000 }).toBeGreaterThan(0);
    // Mending the line cuts it, and a slow one delivers everything first.
    else await deliverAll(environment);
    environment.mailLine.become('good');
    await deliverAll(environment);
    const arrived = environment.mail.taken.slice(before);
    expect(new Set(arrived)).toEqual(new Set(await messageIds(6)));
    // Only a mail that was taken over without an answer comes again, under the same Message-ID.
    expect(arrived.length > 6).toBe(line === 'cut after DATA');
  }, 90_000);
});

async function quote(): Promise<void> {
  const body = newQuote(products.map((product) => ({ product, quantity: 1 })));
  const made = await yanet.call(environment.origin, api.createQuote, {
    body,
    key: crypto.randomUUID(),
  });
  expect(made.referenceNumber).toMatch(/^MA-TX-/);
}

async function failed(): Promise<number> {
  const { rows } = await environment.database.pool.query(
    `select count(*)::int as failed from outbox where topic = 'mail' and last_error is not null`,
  );
  return rows[0].failed;
}

/** Of the newest so many mails. */
async function messageIds(count: number): Promise<string[]> {
  const { rows } = await environment.database.pool.query(
    `select id from outbox where topic = 'mail' order by created_at desc limit $1`,
    [count],
  );
  return rows.map(({ id }) => `<${id}@127.0.0.1>`);
}
