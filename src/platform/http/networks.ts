import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** How wide a network is, by its prefix: an IPv4 address and its range; of IPv6 a subnet, a home, a site. */
type Width = '/32' | '/24' | '/64' | '/56' | '/48';

/** A network that an address belongs to. */
export interface Network {
  /** Of the narrowest one the address itself, or its /64. */
  key: string;
  width: Width;
}

/**
 * How many times what one address may, where a limit does not say. Whoever has a /64 often has the
 * whole /56 (a home) or /48 (a tunnel, free of charge); in an IPv4 /24 stand hundreds of strangers,
 * and behind each address of a Cuban mobile network many phones.
 */
const scales: Record<Width, number> = { '/32': 1, '/24': 32, '/64': 1, '/56': 2, '/48': 8 };

/** What one address may, and each network around it. */
export interface Share {
  points: number;
  /** Points where `points` times the scale of the network would be wrong. */
  wider?: Partial<Record<Width, number>>;
}

export function pointsOf({ points, wider }: Share, { width }: Network): number {
  return wider?.[width] ?? points * scales[width];
}

/** The networks of a caller, the narrowest first. All whose address we cannot read are one. */
export function networksOf(written: string): readonly Network[] {
  const bare = withoutPort(written);
  if (isIPv4(bare)) return networksOfIPv4(bare);
  if (!isIPv6(bare)) return [{ key: '', width: '/32' }];
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  // One that carries an IPv4 address is that address.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return networksOfIPv4(mapped[1]);
  const [first, second, third, fourth = '0'] = subnetOf(address);
  const site = `${first}:${second}:${third}`;
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { key: `${site}:${fourth}`, width: '/64' },
    { key: `${site}:${home}::/56`, width: '/56' },
    { key: `${site}::/48`, width: '/48' },
  ];
}

/** The narrowest network of a caller as a key: an IPv6 network hands out whole /64s. */
export function networkOf(written: string): string {
  return networksOf(written)[0]?.key ?? '';
}

function networksOfIPv4(address: string): Network[] {
  return [
    { key: address, width: '/32' },
    { key: address.replace(/\d+$/, '0/24'), width: '/24' },
  ];
}

/** The first four of its eight groups. */
function subnetOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  return [...groups, ...Array<string>(missing).fill('0'), ...behind].slice(0, 4);
}

/** Some proxies write '203.0.113.7:5678' or '[2001:db8::1]:5678'; a link has a zone ('fe80::1%eth0'). */
function withoutPort(address: string): string {
  const [, v4, v6] = /^(?:([\d.]+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/.exec(address) ?? [];
  return (v4 ?? v6 ?? address).replace(/%.*$/, '');
}
