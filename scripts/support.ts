// Checks that the built files use nothing that the oldest browsers of package.json lack
// (`browserslist`), by MDN's compatibility data: syntax, built-in functions, APIs, style.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Engine, oldestEngines } from '#web/build/engines.ts';
import type { PagesManifest } from '#web/server/assets.ts';
import { allowed, allowedInStyle, fromAid } from './support/exceptions.ts';
import { ownNames, scriptCheck } from './support/script-support.ts';
import { styleCheck, textOf } from './support/style-support.ts';

const read = (file: string): [string, string] => [file, readFileSync(file, 'utf8')];
const own = ownNames([
  ...globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map(read),
  ...globSync('node_modules/{react,react-dom,scheduler}/cjs/*.production.js').map(read),
]);
/** No aid comes before these: they run in the page itself, or in a worker. */
const alone = ['boot', 'boot-low-data', 'aid', 'sw'].map((name) => `dist/server/${name}.js`);
const scripts = globSync('dist/browser/assets/**/*.js', { exclude: ['**/aid-*'] });

const check = scriptCheck(oldestEngines, own);
const everywhere = allowed.flatMap(({ names }) => names);
for (const file of [...alone, ...scripts]) {
  const mayUse = alone.includes(file) ? everywhere : [...everywhere, ...fromAid];
  report(file, check(readFileSync(file, 'utf8')), mayUse);
}

/** The oldest that do without the old sheet: `aid.ts` asks for `inset` and <dialog>. */
const withoutOldSheet: readonly Engine[] = [
  { name: 'chrome', version: '87' },
  { name: 'safari', version: '15.4' },
  { name: 'firefox', version: '98' },
];
const oldSheets = globSync('dist/browser/assets/old-style-*.css');
const sheets = globSync('dist/browser/assets/**/*.css', { exclude: oldSheets });
const pages: PagesManifest = JSON.parse(readFileSync('dist/server/pages.json', 'utf8'));
const inPages = pages.sheets.flat().map(textOf).join('');
const mayStyle = allowedInStyle.flatMap(({ names }) => names);
const young = styleCheck(withoutOldSheet);
const old = styleCheck(oldestEngines);
for (const file of sheets) report(file, young(readFileSync(file, 'utf8')), mayStyle);
report('the style in pages', young(inPages), mayStyle);
for (const file of oldSheets) report(file, old(readFileSync(file, 'utf8')), mayStyle);

function report(file: string, found: ReadonlySet<string>, mayUse: readonly string[]): void {
  for (const name of found) {
    if (mayUse.includes(name)) continue;
    console.error(`${basename(file)} uses ${name}, which the oldest browsers lack`);
    process.exitCode = 1;
  }
}
