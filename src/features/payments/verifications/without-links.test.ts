import { expect, test } from 'vitest';
import { withoutLinks } from './server/store.ts';

test.each([
  ['Pague en https://evil.test/pago?x=1 hoy', 'Pague en […] hoy'],
  ['HTTP://EVIL', '[…]'],
  ['en evil.test/pago', 'en […]'],
  ['en EVIL.COM.', 'en […].'],
  ['www.evil', '[…]'],
  ['escriba a ana@evil.test', 'escriba a […]'],
  ['ev\u200bil.te\u00adst', '[…]'],
  ['sub.evil.test:8080', '[…]'],
])('"%s" shows no way: "%s"', (text, left) => {
  expect(withoutLinks(text)).toBe(left);
});

test.each([
  'Pagué el lunes por Zelle.',
  'Pagué 1.500,00 USD a las 10.30 a.m.',
  'Gracias.Pagué ayer',
  'MA-VER-20261121-7K4PM-3XRTA',
  '',
])('"%s" stays', (text) => {
  expect(withoutLinks(text)).toBe(text);
});
