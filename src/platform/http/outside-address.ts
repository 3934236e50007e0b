import { BlockList, isIP } from 'node:net';

/**
 * True for an IP address on the public internet: no machine of ours, private network, test range,
 * or tunnel into one. False for anything that is no address.
 */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !insideIpv4.check(address, 'ipv4');
  // A zone (`fe80::1%eth0`) names one of our network cards.
  return family === 6 && !address.includes('%') && !insideIpv6.check(address, 'ipv6');
}

// One list for each family: a list also tests an IPv4 address against its IPv6 rules, and one with
// ::ffff:0:0/96 (here in ::/3) would block every IPv4 address.
const insideIpv4 = listOf('ipv4', [
  '0.0.0.0/8', // this machine
  '10.0.0.0/8',
  '100.64.0.0/10', // behind a carrier's NAT
  '127.0.0.0/8',
  '168.63.129.16/32', // Azure's own services, at a public address
  '169.254.0.0/16', // this link; the clouds' metadata
  '172.16.0.0/12',
  '192.0.0.0/24', // protocols
  '192.0.2.0/24',
  '192.88.99.0/24', // tunnels to IPv6
  '192.168.0.0/16',
  '198.18.0.0/15', // measurements
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4', // many at once
  '240.0.0.0/4', // reserved; all at once
]);

// Only 2000::/3 is public. The first three entries are the rest: this machine, mapped IPv4, NAT64,
// private networks, link-local, multicast.
const insideIpv6 = listOf('ipv6', [
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23', // protocols; Teredo tunnels
  '2001:db8::/32',
  '2002::/16', // tunnels to IPv4
  '3fff::/20',
]);

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
