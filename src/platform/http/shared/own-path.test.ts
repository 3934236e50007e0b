import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileAddresses } from '../../testing/hostile-addresses.ts';
import { ownPath } from './own-path.ts';

test('paths of the shop are kept as they are', () => {
  for (const path of [
    '/',
    '/my-quotes',
    '/products/automobiles?year=2020&brand=Kia',
    '/offers#precio',
    '/?q=a%2Fb',
    '/apiario',
  ]) {
    expect(ownPath(path)).toBe(path);
  }
  expect(ownPath('/búsqueda')).toBe('/b%C3%BAsqueda');
});

test('nothing written leads to another site or into the machinery', () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(60);
  for (const written of hostileAddresses) expect(ownPath(written), written).toBe('/');
  expect(ownPath(undefined)).toBe('/');
});

test('whatever is written, a browser stays on the shop', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '@',
    ':',
    '//',
    'evil.test',
    '?',
    '#',
    'http:',
    ' ',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }), (parts) => {
      const origin = 'https://shop.test';
      expect(new URL(ownPath(`/${parts.join('')}`), origin).origin).toBe(origin);
    }),
    { numRuns: 2000 },
  );
});
