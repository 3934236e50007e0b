import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { personName } from './person-name.ts';

test.each([
  'Yanet',
  'María de los Ángeles',
  "D'Angelo",
  'O’Neill-Pérez',
  'Mª Elena',
  'Íñigo',
  'Ñico',
  'Jr.',
  'J. R.',
  'Ольга',
  '李小龍',
  'محمد',
  'Nguyễn Thị Minh',
])('"%s" stays as it is', (name) => {
  expect(personName(name)).toBe(name);
});

test.each([
  ['  Ana \n\t Belén ', 'Ana Belén'],
  ['Ana\r\nBcc: todos', 'Ana Bcc todos'],
  ['Ana\u2028Ruiz', 'Ana Ruiz'],
  ['\u202eanA\u2066 Ruiz\u2069', 'anA Ruiz'],
  ['A\u200bn\u00ada', 'Ana'],
  ['\u3164\u115f', ''],
  ['Ma.Elena', 'Ma. Elena'],
  ['J.R.Ruiz', 'J. R. Ruiz'],
  ['EVIL.COM', 'EVIL. COM'],
  ['Ana 5355512345 <b>', 'Ana b'],
  ['"Ana" (Ruiz); [x]', 'Ana Ruiz x'],
  ['-- . ’', ''],
  ['Z\u0301\u0342\u0346\u034a\u034ba', '\u0179\u0342\u0346a'],
  ['Jose\u0301', 'José'],
  ['7', ''],
  ['', ''],
])('%j becomes %j', (written, name) => {
  expect(personName(written)).toBe(name);
});

test.each([
  'alguien@correo.test',
  'Pague en evil.com',
  'pague en evil.com/pago',
  'https://evil',
  '//evil',
  'www evil com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil\u200b.\u2060com',
  'evil.c\u00adom',
  '10.0.0.1 9.9.99',
  'escriba a ana＠correo.test',
])('%j is no name', (written) => {
  expect(personName(written)).toBe('');
});

test('a name is bounded, and ends at a word', () => {
  expect(personName('Ana '.repeat(100))).toBe('Ana '.repeat(15).trim());
  expect(personName('𐐷'.repeat(100))).toBe('𐐷'.repeat(60));
});

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(
    fc.constantFrom('a', 'É', '.', ' ', '@', '/', '\n', '\u202e', '\u0301', '-', '7', 'www'),
  ),
);
const written = anything.map((text) => (Array.isArray(text) ? text.join('') : text));

test('whatever is told, it is one short line without addresses, and is itself again', () => {
  fc.assert(
    fc.property(written, (text) => {
      const name = personName(text);
      expect([...name].length).toBeLessThanOrEqual(60);
      expect(name).toMatch(/^([\p{L}\p{M}.'’-]+( |$))*$/u);
      expect(name).not.toMatch(/\.\S|\p{M}{3}/u);
      expect(personName(name)).toBe(name);
    }),
    { numRuns: 2000 },
  );
});

test('the database takes every such name', async () => {
  const { db, close } = await openTestDatabase();
  const texts = fc.sample(written, 500).map(personName);
  const { rows } = await sql`
    select name from unnest(${texts}::text[]) as name where not is_plain_name(name)`.execute(db);
  expect(rows).toEqual([]);
  await close();
});
