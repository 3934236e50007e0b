// Checks that the built files use nothing that the oldest browsers of package.json lack
// (`browserslist`), by MDN's compatibility data: syntax, built-in functions, APIs, style.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { oldestEngines } from '#web/build/engines.ts';
import { allowed, fromAid } from './support/exceptions.ts';
import { ownNames, scriptCheck } from './support/script-support.ts';

const read = (file: string): [string, string] => [file, readFileSync(file, 'utf8')];
const own = ownNames([
  ...globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map(read),
  ...globSync('node_modules/{react,react-dom,scheduler}/cjs/*.production.js').map(read),
  ...globSync('node_modules/d3-*/src/*.js').map(read),
]);
/** No aid comes before these: they run in the page itself, or in a worker. */
const alone = ['boot', 'boot-brief', 'aid', 'sw'].map((name) => `dist/server/${name}.js`);
const scripts = globSync('dist/browser/assets/**/*.js', { exclude: ['**/aid-*'] });

const check = scriptCheck(oldestEngines, own);
const everywhere = allowed.flatMap(({ names }) => names);
for (const file of [...alone, ...scripts]) {
  const mayUse = new Set(alone.includes(file) ? everywhere : [...everywhere, ...fromAid]);
  for (const name of check(readFileSync(file, 'utf8'))) {
    if (mayUse.has(name)) continue;
    console.error(`${basename(file)} uses ${name}, which the oldest browsers lack`);
    process.exitCode = 1;
  }
}
