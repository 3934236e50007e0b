/**
 * What does the demo's past cost: its processor time, its data, and does the first answer wait for it?
 * Each shop is measured until the pictures of its catalogue are made, which takes half a minute of its own.
 *
 *   node bench/story.ts
 *
 * Starts the built shop on an empty folder without a past and with it, and again on what that left.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCpuMeter } from '../scripts/cpu-meter.ts';
import { openBenchShop, untilTold } from './bench-shop.ts';

const token = 'a token of the bench';
const without = mkdtempSync(join(tmpdir(), 'mariel-story-'));
const told = mkdtempSync(join(tmpdir(), 'mariel-story-'));
await measure('without a past', without, 'no');
await measure('with it', told, 'yes');
await measure('started again', told, 'yes');
for (const folder of [without, told]) rmSync(folder, { recursive: true, force: true });

/** Some wait to be made. */
async function hasPictures(origin: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const said = await (await fetch(`${origin}/metrics`, { headers })).text();
  return /shop_outbox_waiting\{topic="picture"\} [1-9]/.test(said);
}

async function measure(name: string, folder: string, orders: 'yes' | 'no'): Promise<void> {
  const meter = createCpuMeter();
  const shop = await openBenchShop({ DEMO_ORDERS: orders, METRICS_TOKEN: token }, folder);
  meter.watch(shop.process.pid ?? 0, name);
  const looks = setInterval(() => meter.look(), 200);
  await untilTold(shop.origin);
  while (await hasPictures(shop.origin)) await wait(1000);
  meter.look();
  clearInterval(looks);
  const seconds = meter.taken(name).toFixed(1);
  const megabytes = Number(execFileSync('du', ['-sk', folder]).toString().split('\t')[0]) / 1024;
  console.log(
    `${name}: first answer ${Math.round(shop.firstAnswerMs)} ms, ${seconds} s of CPU, ${megabytes.toFixed(0)} MB of data`,
  );
  await shop.close();
}
