import { readFileSync } from 'node:fs';

export interface Engine {
  name: 'chrome' | 'safari' | 'firefox';
  version: string;
}

/**
 * The oldest engines that get our scripts and all of our style, from the line `browserslist` in
 * package.json. Everything older gets pages that work without.
 */
export const oldestEngines: readonly Engine[] = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).browserslist.map((line: string) => {
  const [, name, version] = /^(chrome|safari|firefox) >= ([\d.]+)$/.exec(line) ?? [];
  if (!name) throw new Error(`browserslist: ${line} is not "chrome, safari or firefox >= version"`);
  return { name, version };
});

/** The years of the language that came after 2020, and the first engines that know all of each. */
const years = [
  { year: 'es2022', chrome: '94', safari: '16.4', firefox: '93' },
  { year: 'es2021', chrome: '85', safari: '14.1', firefox: '79' },
] as const;

/**
 * The newest syntax that all of them know, for the compiler of scripts. From their names it would
 * also rewrite every `?.`, because Chrome up to 90 fails at some of them; we write none of those,
 * which `scripts/support` checks.
 */
export const scriptTarget =
  years.find((first) => oldestEngines.every(({ name, version }) => +version >= +first[name]))
    ?.year ?? 'es2020';

/** As Vite hands them to the compiler of style. */
export const styleBrowsers = oldestEngines.map(({ name, version }) => name + version);

/** As lightningcss wants them: one byte for each part of the version. */
export const styleTargets = Object.fromEntries(
  oldestEngines.map(({ name, version }) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
