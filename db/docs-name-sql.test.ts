import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'db/migrations';
const read = (path: string) => readFileSync(path, 'utf8');
const docs = globSync(['README.md', 'docs/**/*.md', 'src/**/README.md']);

const created = /create (?:or replace )?(?:function|view|(?:constraint )?trigger) (\w+)/g;
const dropped = /drop (?:function|view|trigger) (?:if exists )?(\w+)/g;

/** The migration that last wrote each function, view or trigger; undefined where it was dropped. */
const lastMigrations = new Map<string, string | undefined>();
for (const file of readdirSync(folder).toSorted()) {
  const sql = read(`${folder}/${file}`);
  for (const [, name = ''] of sql.matchAll(dropped)) lastMigrations.set(name, undefined);
  for (const [, name = ''] of sql.matchAll(created)) lastMigrations.set(name, file);
}

test('what the docs name of the database is there', () => {
  const named = docs.flatMap((path) =>
    [...read(path).matchAll(/`([a-z_]+)(?:\(\))?`/g)].map(([, name = '']) => ({ path, name })),
  );
  const known = named.filter(({ name }) => lastMigrations.has(name));
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter(({ name }) => !lastMigrations.get(name))).toEqual([]);
});

test('where the docs name a migration for it, that one wrote it last', () => {
  const place = /((?:`\w+`(?:, | and )?)+) in `db\/migrations\/([\w-]+\.sql)`/g;
  const places = docs.flatMap((path) =>
    [...read(path).matchAll(place)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/\w+/g)]
        .map(([name]) => name)
        .filter((name) => name !== 'and')
        .map((name) => ({ name, file })),
    ),
  );
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual(places.map(({ name }) => ({ name, file: lastMigrations.get(name) })));
});
