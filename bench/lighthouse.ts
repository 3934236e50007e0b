/**
 * What does Lighthouse say of the public pages?
 *
 *   node bench/lighthouse.ts [path …]
 *
 * Serves the built shop (`node scripts/build.ts` first) and audits every public address in Spanish,
 * the main ones in English too, as Lighthouse's default phone. Prints the four scores of each and
 * the audits that cost something. Lighthouse is no dependency of ours: an exact version is installed
 * into node_modules/.cache the first time. Run it on a quiet machine: times count.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../e2e/browser.ts';
import { openBenchShop } from './bench-shop.ts';

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const everywhere = [
  '/',
  '/products/automobiles',
  '/products/motocicletas',
  '/products/electrodomesticos',
  '/products/triciclos',
  '/products/automobiles/toyota-corolla-le-2021',
  '/offers',
  '/offices',
  '/verify',
  '/comparar',
  '/provincia',
  '/privacy',
  '/cookies',
  '/legal',
  '/terms',
  '/accesibilidad',
];
const inEnglish = everywhere.slice(0, 2);

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const paths = process.argv.slice(2);
const lighthouse = installed();
const browser = await findBrowser();
const shop = await openBenchShop();
const folder = resolve('node_modules/.cache/lighthouse');
const rows: Record<string, Record<string, number>> = {};
const costs: string[] = [];
for (const path of paths.length > 0 ? paths : everywhere) await audit(path, 'es');
if (paths.length === 0) for (const path of inEnglish) await audit(path, 'en');
await shop.close();
console.table(rows);
console.log(costs.join('\n') || 'Nothing below 100.');

async function audit(path: string, language: 'es' | 'en'): Promise<void> {
  const name = `${path} ${language}`;
  const file = join(folder, 'report.json');
  // Measures the second visitor: pages in the cache, compressed best, as in a shop that runs.
  const first = await fetch(shop.origin + path, { headers: { 'accept-language': language } });
  await first.arrayBuffer();
  const flags = ['--output=json', `--output-path=${file}`, '--quiet'];
  const headers = JSON.stringify({ 'accept-language': language });
  await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      shop.origin + path,
      ...flags,
      `--extra-headers=${headers}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, ...browser.env, CHROME_PATH: browser.path } },
  );
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  rows[name] = Object.fromEntries(
    categories.map((category) => [
      category,
      Math.round((report.categories[category]?.score ?? 0) * 100),
    ]),
  );
  for (const category of categories) costs.push(...costOf(report, category, name));
}

/** Lists the audits that keep a category below 100. */
function costOf({ categories: all, audits }: Report, category: string, name: string): string[] {
  if (all[category]?.score === 1) return [];
  return (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const found = audits[id];
    if (!found || weight === 0 || found.score === null || found.score >= 0.995) return [];
    return [`${name}: ${category}: ${id} ${found.score} ${found.displayValue ?? found.title}`];
  });
}

function installed(): string {
  const home = resolve(`node_modules/.cache/lighthouse-${version}`);
  const entry = join(home, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(entry)) {
    mkdirSync(home, { recursive: true });
    mkdirSync('node_modules/.cache/lighthouse', { recursive: true });
    const packageName = `lighthouse@${version}`;
    execFileSync('npm', ['install', '--no-save', '--prefix', home, packageName], {
      stdio: 'inherit',
    });
  }
  return entry;
}
