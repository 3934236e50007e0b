import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** The prefix of a network: an IPv4 address and its range; in IPv6 a subnet, a home, a site. */
type Width = '/32' | '/24' | '/64' | '/56' | '/48';

export interface Network {
  /** Of the narrowest network: the address itself, or its /64. */
  key: string;
  width: Width;
}

/**
 * How much more than one address a wider network may do, where a limit does not say. Whoever has a
 * /64 often has its whole /56 (a home) or /48 (a free tunnel). An IPv4 /24 has hundreds of
 * strangers, and behind each address of a Cuban mobile network are many phones.
 */
const scales: Record<Width, number> = { '/32': 1, '/24': 32, '/64': 1, '/56': 2, '/48': 8 };

export interface Share {
  points: number;
  /** Replaces `points` times the network's scale. */
  wider?: Partial<Record<Width, number>>;
}

export function pointsOf({ points, wider }: Share, { width }: Network): number {
  return wider?.[width] ?? points * scales[width];
}

/** The networks of a caller, the narrowest first. All unreadable addresses share one. */
export function networksOf(text: string): readonly Network[] {
  const bare = withoutPort(text);
  if (isIPv4(bare)) return networksOfIPv4(bare);
  if (!isIPv6(bare)) return [{ key: '', width: '/32' }];
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  // An IPv4 address in the form of IPv6.
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

/** The key of the narrowest network: an IPv6 caller has a whole /64. */
export function networkOf(text: string): string {
  return networksOf(text)[0]?.key ?? '';
}

function networksOfIPv4(address: string): Network[] {
  return [
    { key: address, width: '/32' },
    { key: `${address.slice(0, address.lastIndexOf('.'))}.0/24`, width: '/24' },
  ];
}

function subnetOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  return [...groups, ...Array<string>(missing).fill('0'), ...behind].slice(0, 4);
}

/**
 * Proxies may write '203.0.113.7:5678' or '[2001:db8::1]:5678'; a local address has a zone
 * ('fe80::1%eth0').
 */
function withoutPort(address: string): string {
  const [, v4, v6] = /^(?:([\d.]+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/.exec(address) ?? [];
  return (v4 ?? v6 ?? address).split('%', 1)[0] ?? '';
}
