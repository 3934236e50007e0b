import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOutside } from './outside-address.ts';

it.each([
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a00::1',
])('%s is open', (address) => {
  expect(isOutside(address)).toBe(true);
});

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.19.0.1',
  '203.0.113.9',
  '224.0.0.251',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2a00::1%eth0',
  'fec0::1',
  'ff02::1',
  '',
  'localhost',
  '127.1',
  '8.8.8.8:80',
  '[2a00::1]',
])('%s is closed', (address) => {
  expect(isOutside(address)).toBe(false);
});

it('an IPv4 address that is written as IPv6 is never open', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom('::', '::ffff:', '64:ff9b::'), (ipv4, before) => {
      expect(isOutside(before + ipv4)).toBe(false);
    }),
  );
});
