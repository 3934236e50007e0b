import { expect, test } from 'vitest';
import { networksOf, pointsOf } from './networks.ts';

test.each([
  ['10.1.2.3', ['10.1.2.3 /32', '10.1.2.0/24 /24']],
  ['::ffff:10.1.2.3', ['10.1.2.3 /32', '10.1.2.0/24 /24']],
  ['10.1.2.255:80', ['10.1.2.255 /32', '10.1.2.0/24 /24']],
  [
    '2001:db8:1:2f3:4:5:6:7',
    ['2001:db8:1:2f3 /64', '2001:db8:1:200::/56 /56', '2001:db8:1::/48 /48'],
  ],
  ['2001:db8:1:ff::1', ['2001:db8:1:ff /64', '2001:db8:1:0::/56 /56', '2001:db8:1::/48 /48']],
  ['2001:db8::1', ['2001:db8:0:0 /64', '2001:db8:0:0::/56 /56', '2001:db8:0::/48 /48']],
  ['unknown', [' /32']],
])('the networks of %s, the narrowest first', (address, networks) => {
  expect(networksOf(address).map(({ key, width }) => `${key} ${width}`)).toEqual(networks);
});

test('a wide network may more, and what a limit says of it counts', () => {
  const most = (address: string, share: Parameters<typeof pointsOf>[0]) =>
    networksOf(address).map((network) => pointsOf(share, network));
  expect(most('10.1.2.3', { points: 5 })).toEqual([5, 160]);
  expect(most('2001:db8::1', { points: 5 })).toEqual([5, 10, 40]);
  expect(most('2001:db8::1', { points: 5, wider: { '/48': 7 } })).toEqual([5, 10, 7]);
});
