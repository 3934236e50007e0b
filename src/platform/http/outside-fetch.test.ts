import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isOutside } from './outside-address.ts';
import { fetchOutside, OutsideError, type OutsidePolicy } from './outside-fetch.ts';

const limits = { bytes: 100_000, ms: 10_000 };
const bomb = gzipSync(Buffer.alloc(100_000_000));

/** What servers of the world may do to us, by path. */
const world: Record<string, RequestListener> = {
  '/photo': (_, response) => response.end('photo'),
  '/gzip': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('photo')),
  '/br': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('photo')),
  '/gone': (_, response) => response.writeHead(404).end('photo'),
  '/empty': (_, response) => response.writeHead(204).end(),
  '/nowhere': (_, response) => response.writeHead(302).end(),
  '/to': ({ url = '' }, response) =>
    response.writeHead(302, { location: decodeURIComponent(url.split('?')[1] ?? '') }).end(),
  '/three': (_, response) => response.writeHead(301, { location: '/two' }).end(),
  '/two': (_, response) => response.writeHead(307, { location: './one' }).end(),
  '/one': (_, response) => response.writeHead(308, { location: '/photo' }).end(),
  '/four': (_, response) => response.writeHead(303, { location: '/three' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/full': (_, response) => response.end(Buffer.alloc(limits.bytes)),
  '/over': (_, response) => response.end(Buffer.alloc(limits.bytes + 1)),
  '/endless': (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(10_000)));
    };
    response.on('drain', more);
    more();
  },
  '/bomb': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/unpackable': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('photo'),
  '/short': (_, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('photo');
    response.destroy();
  },
  '/long-header': (_, response) => response.writeHead(200, { x: 'x'.repeat(70_000) }).end('photo'),
  '/hang-up': (_, response) => response.destroy(),
  '/silent': () => {},
  '/stalled': (_, response) => response.write('pho'),
  '/drip': async (_, response) => {
    for await (const _ of every(20)) {
      if (response.destroyed) return;
      response.write('x');
    }
  },
};

let outside: Server;
let inside: Server;
let outsidePort: number;
let insidePort: number;
/** Connections to the server that nobody may reach through us. */
let hits = 0;
let lookedUp: string[] = [];
let names: Record<string, LookupAddress[]>;

/** The true rule, but for one server of this machine that plays the world. */
const policy: OutsidePolicy = {
  permits: (address, port) => port === outsidePort || (port === insidePort && isOutside(address)),
  async resolve(host) {
    lookedUp.push(host);
    return names[host] ?? lookup(host, { all: true });
  },
};

const home = { address: '127.0.0.1', family: 4 };

beforeAll(async () => {
  outside = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const answer = world[path] ?? ((_, response) => response.writeHead(404).end());
    answer(request, response);
  });
  inside = createServer((_, response) => response.end('secret'));
  inside.on('connection', () => {
    hits += 1;
  });
  outsidePort = await listen(outside);
  insidePort = await listen(inside);
});
// The server closes only if we left no connection open.
afterAll(async () => {
  await Promise.all([outside, inside].map((server) => new Promise((done) => server.close(done))));
});
beforeEach(() => {
  hits = 0;
  lookedUp = [];
  names = {
    'photos.test': [home],
    'inside.test': [home],
    'both.test': [home, { address: '::1', family: 6 }],
  };
});
afterEach(() => {
  expect(hits).toBe(0);
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    // On all of this machine's addresses, of both families where it has both.
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Returns the body as text, or the reason why there is none. */
async function outcome(address: string, { ms = limits.ms, rules = policy } = {}): Promise<string> {
  try {
    return (await fetchOutside(address, { ...limits, ms }, rules)).toString();
  } catch (error) {
    return error instanceof OutsideError ? error.problem : String(error);
  }
}

const at = (path: string) => outcome(`http://photos.test:${outsidePort}${path}`);

describe('a public address', () => {
  it.each(['/photo', '/gzip', '/br', '/three', '/photo?x=%20y#z'])(
    '%s is fetched',
    async (path) => {
      expect(await at(path)).toBe('photo');
    },
  );

  it('is fetched to the last byte that is allowed', async () => {
    expect((await at('/full')).length).toBe(limits.bytes);
  });

  it('is looked up once, and asked by its name', async () => {
    world['/host'] = ({ headers }, response) => response.end(headers.host);
    expect(await at('/host')).toBe(`photos.test:${outsidePort}`);
    expect(lookedUp).toEqual(['photos.test']);
  });
});

describe('an address of ours', () => {
  it.each([
    'http://127.0.0.1:PORT/',
    'http://127.0.0.1.:PORT/',
    'http://127.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0x7f.0.0.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://017700000001:PORT/',
    'http://①②⑦.⓪.⓪.①:PORT/',
    'http://127。0。0。1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://0:PORT/',
    'http://[::1]:PORT/',
    'http://[::]:PORT/',
    'http://[::127.0.0.1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://[2002:7f00:1::]:PORT/',
    'http://localhost:PORT/',
    'http://LOCALHOST:PORT/',
    'http://inside.test:PORT/',
    'http://both.test:PORT/',
    ' \thttp://127.0\n.0.1:PORT/ ',
    'http://photos.test:80@127.0.0.1:PORT/',
    'http://ana:clave@127.0.0.1:PORT/',
    'https://127.0.0.1:PORT/',
    'ftp://127.0.0.1:PORT/',
    'gopher://127.0.0.1:PORT/',
    'ws://127.0.0.1:PORT/',
  ])('%s is not asked, nor where a redirect leads there', async (written) => {
    const address = written.replace('PORT', String(insidePort));
    expect(await outcome(address)).toBe('not-allowed');
    expect(await at(`/to?${encodeURIComponent(encodeURI(address.trim()))}`)).toBe('not-allowed');
  });

  it.each(['http:127.0.0.1:PORT', 'http:\\\\127.0.0.1:PORT\\'])(
    '%s is read as browsers do, and not asked',
    async (written) => {
      const address = written.replace('PORT', String(insidePort));
      expect(await outcome(address)).toBe('not-allowed');
    },
  );

  it.each([
    '',
    'hola',
    '/photo',
    '//photos.test/photo',
    'http://',
    'http://[::1',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    'blob:http://photos.test/1',
    'http://ana@photos.test:PORT/photo',
    'http://:clave@photos.test:PORT/photo',
  ])('"%s" is no address', async (written) => {
    expect(await outcome(written.replace('PORT', String(outsidePort)))).toBe('not-allowed');
    expect(lookedUp).toEqual([]);
  });

  it('a name that changes its answer is not looked up again', async () => {
    const answers = [{ address: '192.0.2.1', family: 4 }, home];
    const rules: OutsidePolicy = {
      permits: (address) => address === '192.0.2.1',
      resolve: async () => answers.splice(0, 1),
    };
    const address = `http://rebound.test:${insidePort}/`;
    expect(await outcome(address, { rules, ms: 300 })).toMatch(/^(unreachable|too-slow)$/);
    expect(answers).toEqual([home]);
  });

  it('of two addresses of one name, only the public one is asked', async () => {
    names['mixed.test'] = [home, { address: '192.0.2.1', family: 4 }];
    const rules = { ...policy, permits: (address: string) => address === '192.0.2.1' };
    const address = `http://mixed.test:${insidePort}/`;
    expect(await outcome(address, { rules, ms: 300 })).toMatch(/^(unreachable|too-slow)$/);
  });
});

describe('unless told otherwise', () => {
  it.each([
    'http://localhost/',
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://10.0.0.1/',
    'http://8.8.8.8:22/',
    'https://8.8.8.8:8443/',
    'http://8.8.8.8:0/',
  ])('%s is closed', async (address) => {
    await expect(fetchOutside(address, limits)).rejects.toMatchObject({ problem: 'not-allowed' });
  });
});

describe('where the hosts are listed', () => {
  const bring = (address: string, hosts: string[]) =>
    fetchOutside(address.replace('PORT', String(outsidePort)), { ...limits, hosts }, policy).then(
      String,
      ({ problem }) => problem,
    );

  it('they and those below them are asked', async () => {
    names['a.photos.test'] = [home];
    expect(await bring('http://photos.test:PORT/photo', ['x.test', 'photos.test'])).toBe('photo');
    expect(await bring('http://A.photos.test:PORT/photo', ['photos.test'])).toBe('photo');
  });

  it.each([
    ['http://photos.test:PORT/photo', []],
    ['http://evilphotos.test:PORT/photo', ['photos.test']],
    ['http://photos.test.evil.test:PORT/photo', ['photos.test']],
    ['http://test:PORT/photo', ['photos.test']],
  ])('not even the name of %s is looked up with %o', async (address, hosts) => {
    expect(await bring(address, hosts)).toBe('not-allowed');
    expect(lookedUp).toEqual([]);
  });

  it('a redirect to another is not followed', async () => {
    names['other.test'] = [home];
    const address = `/to?${encodeURIComponent(`http://other.test:${outsidePort}/photo`)}`;
    expect(await bring(`http://photos.test:PORT${address}`, ['photos.test', 'other.test'])).toBe(
      'photo',
    );
    expect(await bring(`http://photos.test:PORT${address}`, ['photos.test'])).toBe('not-allowed');
    expect(lookedUp).not.toContain('evil.test');
  });
});

describe('a bad server', () => {
  it.each([
    ['/gone', 'unreachable'],
    ['/empty', 'unreachable'],
    ['/nowhere', 'unreachable'],
    ['/four', 'unreachable'],
    ['/loop', 'unreachable'],
    ['/short', 'unreachable'],
    ['/unpackable', 'unreachable'],
    ['/long-header', 'unreachable'],
    ['/hang-up', 'unreachable'],
    ['/over', 'too-large'],
    ['/endless', 'too-large'],
    ['/bomb', 'too-large'],
  ])('that gives %s is %s', async (path, problem) => {
    expect(await at(path)).toBe(problem);
  });

  it.each(['/silent', '/stalled', '/drip'])('that gives %s is too slow', async (path) => {
    const address = `http://photos.test:${outsidePort}${path}`;
    expect(await outcome(address, { ms: 300 })).toBe('too-slow');
  });

  it('may be one of names too', async () => {
    const never = new Promise<LookupAddress[]>(() => {});
    const rules = { ...policy, resolve: () => never };
    expect(await outcome('http://photos.test/', { rules, ms: 100 })).toBe('too-slow');
    const failing = { ...policy, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await outcome('http://photos.test/', { rules: failing })).toBe('unreachable');
    const empty = { ...policy, resolve: async () => [] };
    expect(await outcome('http://photos.test/', { rules: empty })).toBe('not-allowed');
  });

  it('that speaks no TLS is no https server', async () => {
    expect(await outcome(`https://photos.test:${outsidePort}/photo`)).toBe('unreachable');
  });
});
