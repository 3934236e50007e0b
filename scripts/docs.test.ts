import { globSync, readFileSync, statSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

test('the glossary explains each word once', () => {
  const lines = read('docs/glossary.md').split('\n');
  const rows = lines.filter(
    (line, at) => line.startsWith('| ') && !lines[at + 1]?.startsWith('|---'),
  );
  const words = rows.flatMap((row) => row.split('|')[1]?.trim().split(', ') ?? []);
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

const roots = '{src,db,docs,scripts,demo,bench,e2e,lab}';
const paths = globSync(`${roots}/**`, { exclude: (name) => name === 'node_modules' });

/** The docs leave out the folders that a reader knows; a name alone stands beside a whole path. */
const meantBy = (path: string) =>
  paths.filter((each) => each === path || each.endsWith(`/${path}`));

function saysWord(path: string, word: string): boolean {
  const files = statSync(path).isDirectory()
    ? paths.filter((each) => each.startsWith(`${path}/`) && statSync(each).isFile())
    : [path];
  return files.some((file) => read(file).includes(word));
}

const isPath = (quoted: string) => /^\w[\w./-]*(\/|\.(ts|tsx|md|csv|sql))[\w./-]*$/.test(quoted);

test.each(['docs/recipes.md', 'docs/where-to-look.md'])('what %s names is there', (doc) => {
  const text = read(doc);
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted).filter(isPath);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => meantBy(path.replace(/\/$/, '')).length === 0)).toEqual([]);

  const places = [...text.matchAll(/((?:`\w+`(?:, | and )?)+) in `([^`\n]+)`/g)].flatMap(
    ([, words = '', path = '']) =>
      [...words.matchAll(/`(\w+)`/g)].map(([, word = '']) => ({ word, path })),
  );
  expect(places.length).toBeGreaterThan(4);
  expect(
    places.filter(({ word, path }) => !meantBy(path).some((each) => saysWord(each, word))),
  ).toEqual([]);
});

test('e2e/README.md names every journey', () => {
  const [, table = ''] = read('e2e/README.md').split('| subject | files |');
  const named = [...table.matchAll(/`([^`\n]+)`/g)].map(
    ([, quoted = '']) => `e2e/${quoted.replace('…', '*')}.test.ts`,
  );
  expect(named.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  const journeys = globSync('e2e/*.test.ts');
  expect(journeys.filter((file) => !named.some((each) => matchesGlob(file, each)))).toEqual([]);
});
