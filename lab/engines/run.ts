import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Engine, engines } from './engines.ts';
import { pageOf } from './page.ts';
import { type LinedShop, openLinedShop } from './shop.ts';
import { steps } from './steps.ts';

/** Shows how each step left the screen. */
const pictures = 'node_modules/.cache/engines/pictures';

/**
 * Tries every step in every engine that is installed, of those whose name contains a word. Prints
 * engine × step, and returns how many failed.
 */
export async function runEngines(word: string, print: (line: string) => void): Promise<number> {
  const chosen = engines.filter(({ name }) => name.includes(word));
  const shop = await openLinedShop();
  const folder = mkdtempSync(join(tmpdir(), 'mariel-photo-'));
  const photo = join(folder, 'comprobante.jpg');
  const noise = { type: 'gaussian', mean: 150, sigma: 25 } as const;
  const size = { width: 2400, height: 1600, channels: 3, background: '#eee' } as const;
  await sharp({ create: { ...size, noise } })
    .jpeg({ quality: 70 })
    .toFile(photo);
  const table: Record<string, Record<string, string>> = {};
  try {
    for (const engine of chosen) {
      if (engine.isInstalled()) table[engine.name] = await walk(engine, shop, photo, print);
      else print(`${engine.name} is not installed, and was skipped: ${engine.install}`);
    }
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true });
  }
  const names = Object.keys(table);
  print(`| step | ${names.join(' | ')} |\n|---|${'---|'.repeat(names.length)}`);
  for (const [step] of steps) {
    print(`| ${step} | ${names.map((name) => table[name]?.[step]).join(' | ')} |`);
  }
  return Object.values(table)
    .flatMap(Object.values)
    .filter((each) => each === '✗').length;
}

async function walk(
  engine: Engine,
  shop: LinedShop,
  photo: string,
  print: (line: string) => void,
): Promise<Record<string, string>> {
  const driver = await engine.open();
  const email = `${engine.name.replaceAll(' ', '.').toLowerCase()}@prueba.test`;
  const visit = { page: pageOf(driver, shop.origin), shop, email, photo };
  const outcomes: Record<string, string> = {};
  mkdirSync(pictures, { recursive: true });
  for (const [step, act] of steps) {
    try {
      shop.line.become('good');
      outcomes[step] = `✓ ${(await act(visit)) ?? ''}`.trim();
    } catch (failure) {
      outcomes[step] = '✗';
      print(`${engine.name}: ${step}: ${String(failure).slice(0, 300)}`);
    }
    const picture = `${engine.name} ${step}.png`.replaceAll(' ', '-').toLowerCase();
    writeFileSync(join(pictures, picture), await driver.picture());
  }
  await driver.close();
  return outcomes;
}
