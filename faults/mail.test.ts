// However the line to the mail server is: quotations are taken, and every mail arrives in the end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../src/api.ts';
import { admit, type Customer } from './customer.ts';
import { findGoods, type Good, wish } from './goods.ts';
import { type House, openHouse } from './house.ts';
import type { Line } from './mail-proxy.ts';
import { deliverAll } from './run.ts';

let house: House;
let yanet: Customer;
let goods: Good[];
beforeAll(async () => {
  house = await openHouse();
  yanet = await admit(house.database.pool, 'yanet');
  goods = await findGoods(house.database.pool, 1);
}, 120_000);
afterAll(() => house.close(), 60_000);

const lines: Line[] = ['unreachable', 'refusing', 'slow', 'cut after DATA'];

describe.each(lines)('the line to the mail server is %s', (line) => {
  test('quotations are taken meanwhile, and all of their mails arrive afterwards', async () => {
    const before = house.mail.taken.length;
    house.mailLine.become(line);
    for (let made = 0; made < 3; made += 1) await quote();
    // The shop has met the trouble at least once.
    if (line !== 'slow') await expect.poll(failed, { timeout: 30_000 }).toBeGreaterThan(0);
    // To mend the line is to cut it: a slow one brings everything first.
    else await deliverAll(house);
    house.mailLine.become('good');
    await deliverAll(house);
    const arrived = house.mail.taken.slice(before);
    expect(new Set(arrived)).toEqual(new Set(await messageIds(6)));
    // Only what was taken over and never said so comes again, under the same Message-ID.
    expect(arrived.length > 6).toBe(line === 'cut after DATA');
  }, 90_000);
});

async function quote(): Promise<void> {
  const body = wish(goods.map((good) => ({ good, quantity: 1 })));
  const made = await yanet.call(house.origin, api.createQuote, { body, key: crypto.randomUUID() });
  expect(made.referenceNumber).toMatch(/^MA-TX-/);
}

async function failed(): Promise<number> {
  const { rows } = await house.database.pool.query(
    `select count(*)::int as failed from outbox where topic = 'mail' and last_error is not null`,
  );
  return rows[0].failed;
}

/** Of the newest so many mails. */
async function messageIds(count: number): Promise<string[]> {
  const { rows } = await house.database.pool.query(
    `select id from outbox where topic = 'mail' order by created_at desc limit $1`,
    [count],
  );
  return rows.map(({ id }) => `<${id}@127.0.0.1>`);
}
