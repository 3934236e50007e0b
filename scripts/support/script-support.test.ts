import { expect, test } from 'vitest';
import { oldestEngines } from '#web/build/engines.ts';
import { ownNames, scriptCheck } from './script-support.ts';

const own = ownNames([['own.ts', 'interface Line { lines: string[]; at: string }']]);
const check = scriptCheck(oldestEngines, own);
const missing = (code: string) => [...check(code)];

test.each([
  ['list.at(-1)', '.at'],
  ['text.replaceAll("a", "b")', '.replaceAll'],
  ['Object.hasOwn(a, "b")', 'Object.hasOwn'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['structuredClone(a)', 'structuredClone'],
  ['control.ariaBusy = "true"', '.ariaBusy'],
  ['a ??= b', '??='],
  ['class A { #b() {} }', 'a private member'],
  ['class A { b = 1 }', 'a field of a class'],
  ['const a = await b', 'await outside of functions'],
  ['/(?<!a)b/.test(c)', 'a look behind'],
  ['/[a--b]/v.test(c)', 'the flag v'],
  ['page.querySelector(":is(a, b) c")', 'is'],
  ['a?.b(...c, d)', '?.() with a spread argument'],
])('%s is too young', (code, name) => {
  expect(missing(code)).toContain(name);
});

test.each([
  'a?.b ?? c',
  'async () => { await b }',
  'import("./a.js").then(b)',
  'import.meta.url',
  'line.lines + line.at',
  'Promise.allSettled([]).then(b)',
  'list.flatMap(a).includes(b)',
  'a?.b(c, ...d)',
])('%s is old enough', (code) => {
  expect(missing(code)).toEqual([]);
});
