import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeAlphabet, isChecked } from '#platform/text/code-alphabet.ts';
import { codeLength, makeCode, readCode } from './code.ts';

const code = makeCode('MA', '20261121', 'A2C3E4F5H');

test('a code cannot be guessed: at least 40 random bits, and a sign that shows slips', () => {
  expect(codeLength * Math.log2(codeAlphabet.length)).toBeGreaterThanOrEqual(40);
  expect(code).toMatch(/^MA-VER-20261121-A2C3E-4F5H[2-9ACEFHJKMNPRTWXY]$/);
  expect(isChecked(code.replace('MA-VER-', '').replaceAll('-', ''))).toBe(true);
});

const join = fc.constantFrom('', ' ', '-', ' - ', '–', '  ', '.');

test('it is read however it is typed: in any case, with spaces, hyphens or none', () => {
  fc.assert(
    fc.property(fc.array(join, { minLength: 40, maxLength: 40 }), fc.boolean(), (joins, small) => {
      const bare = code.replaceAll('-', '');
      const typed = [...bare].map((sign, at) => sign + joins[at]).join('');
      expect(readCode(small ? typed.toLowerCase() : typed)).toBe(code);
    }),
  );
});

test.each([
  ['ma-ver-20261121-7k4qm', 'MA-VER-20261121-7K4QM'],
  ['MARIE VER 20261121 7K4Q', 'MARIE-VER-20261121-7K4Q'],
])('an older one stays valid: %s', (typed, read) => {
  expect(readCode(typed)).toBe(read);
});

test.each([
  'COMPRE-BARATO.example',
  'MA-VER-20261121',
  'MA-VER-20261121-7K4QM7',
  'el código que me dio Raúl',
  '',
])('what is none stays as it was typed: "%s"', (typed) => {
  expect(readCode(typed)).toBe(typed);
});
