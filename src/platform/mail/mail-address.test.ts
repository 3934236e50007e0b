import { expect, test } from 'vitest';
import { isMailAddress, mailAddressOf, readMailAddress } from './mail-address.ts';

const label = 'a'.repeat(63);

test.each([
  'yanet@correo.test',
  'Yanet.Perez+compras@Sub.Correo-2.example.cu',
  "d'angelo_1@a.xn--p1ai",
  `${'a'.repeat(64)}@${label}.${label}.${'a'.repeat(61)}`,
])('%s is one', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

test.each([
  '',
  'yanet',
  'yanet@correo',
  '@correo.test',
  'yanet@',
  'yanet@@correo.test',
  'yanet@correo..test',
  'yanet@-correo.test',
  '.yanet@correo.test',
  'yanet.@correo.test',
  'ya..net@correo.test',
  'yanet@correo.test ',
  ' yanet@correo.test',
  'yanet@correo.test\n',
  'yanet@correo.test\r\nBcc: otra@correo.test',
  'yanet@correo.test,otra@correo.test',
  'Yanet <yanet@correo.test>',
  '"yanet perez"@correo.test',
  'yanet@[10.0.0.1]',
  'yanet@10.0.0.1',
  'yanet\u202e@correo.test',
  'yanet@correo\u200b.test',
  // The Kelvin sign: in lower case it is a plain k.
  '\u212aarla@correo.test',
  'yanet@c\u043errreo.test',
  `${'a'.repeat(65)}@correo.test`,
  `a@${label}.${label}.${label}.${label}`,
  `a@${label}a.test`,
])('%j is none', (text) => {
  expect(isMailAddress(text)).toBe(false);
});

test('a long text that is none is seen so at once', () => {
  for (const text of ['a.'.repeat(100_000), `a@${'a.'.repeat(120)}`, `a@${'-'.repeat(250)}`]) {
    expect(isMailAddress(text)).toBe(false);
  }
});

test.each([
  [' Yanet@Correo.test ', 'Yanet@Correo.test'],
  ['\u202ayanet@correo.test\u202c', 'yanet@correo.test'],
  ['ya\u200bnet@cor\u00adreo\u2060.test', 'yanet@correo.test'],
  ['\ufeffyanet@correo.test\u00a0', 'yanet@correo.test'],
  ['yanet＠correo.test', 'yanet@correo.test'],
  ['ana@camión.example', 'ana@xn--camin-3ta.example'],
  ['ana@CAMIO\u0301N.example', 'ana@xn--camin-3ta.example'],
  ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
  ['ana@correo.españa', 'ana@correo.xn--espaa-rta'],
  ['ana@c\u043errreo.test', 'ana@xn--crrreo-wqf.test'],
  ['jose\u0301@correo.test', undefined],
  ['ana@camión', undefined],
  ['ana@camión..example', undefined],
  ['ana@otra@camión.example', undefined],
  ['ana@camión.example/otra.example', undefined],
  ['ana@camión.example:25', undefined],
  ['ana@camión%2eexample', undefined],
  ['\u200b', undefined],
])('typed as %j it is read as %s', (typed, address) => {
  expect(readMailAddress(typed)).toBe(address);
});

test('what a provider says becomes nobody else’s address', () => {
  expect(mailAddressOf('ana@camión.example')).toBe('ana@xn--camin-3ta.example');
  for (const text of ['jefa\u200b@correo.test', 'jefa@corr\u00adeo.test', ' jefa@correo.test']) {
    expect(mailAddressOf(text)).toBeUndefined();
  }
});
