/**
 * What does the demo's past cost: its processor time, its data, and does the first answer wait for it?
 *
 *   node bench/story.ts
 *
 * Starts the built shop on an empty folder without a past and with it, and again on what that left.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCpuMeter } from '../scripts/cpu-meter.ts';
import { openBenchShop, untilTold } from './bench-shop.ts';

const without = mkdtempSync(join(tmpdir(), 'mariel-story-'));
const told = mkdtempSync(join(tmpdir(), 'mariel-story-'));
await measure('without a past', without, 'no');
await measure('with it', told, 'yes');
await measure('started again', told, 'yes');
for (const folder of [without, told]) rmSync(folder, { recursive: true, force: true });

async function measure(name: string, folder: string, orders: 'yes' | 'no'): Promise<void> {
  const meter = createCpuMeter();
  const shop = await openBenchShop({ DEMO_ORDERS: orders }, folder);
  meter.watch(shop.process.pid ?? 0, name);
  const looks = setInterval(() => meter.look(), 200);
  await untilTold(shop.origin);
  // What follows the story: papers, pictures, a checkpoint.
  await new Promise((resume) => setTimeout(resume, 3000));
  meter.look();
  clearInterval(looks);
  const seconds = meter.taken(name).toFixed(1);
  const megabytes = Number(execFileSync('du', ['-sk', folder]).toString().split('\t')[0]) / 1024;
  console.log(
    `${name}: first answer ${Math.round(shop.firstAnswerMs)} ms, ${seconds} s of CPU, ${megabytes.toFixed(0)} MB of data`,
  );
  await shop.close();
}
