import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { openHttpServer } from './http-server.ts';

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://correo.test',
  OIDC_ISSUER: 'https://id.test',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'secret',
};

const lines: string[] = [];
const log = createLog((line) => lines.push(line));

const open = async (env: Record<string, string>) => {
  const config = readConfig({ PUBLIC_URL: 'https://tienda.test', ...env }, { serving: false });
  const server = openHttpServer(config, log, (_, response) => response.end('the shop'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
let live: Awaited<ReturnType<typeof open>>;
let trying: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  live = await open(production);
  trying = await open({});
});
afterAll(() => {
  for (const server of [live, trying]) server.close();
});

const portOf = (server: typeof live) => (server.address() as AddressInfo).port;

function ask(server: typeof live, host: string, path = '/') {
  return new Promise<{ status: number; body: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const sent = request({ port: portOf(server), path, headers: { host } }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}

/** Says something to the port and gives all that comes back. */
function say(server: typeof live, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(portOf(server), '127.0.0.1', () => socket.write(words));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
  });
}

describe('whose name is asked for', () => {
  const strangers = [
    'evil.test',
    'tienda.test.evil.test',
    'eviltienda.test',
    'tienda.test@evil.test',
    'evil.test@tienda.test',
    'evil.test:80',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'tienda.test/..',
    'a b',
    'http://tienda.test',
    '[::2',
  ];

  test.each(strangers)('%s is not us', async (host) => {
    for (const server of [live, trying]) {
      const answer = await ask(server, host);
      expect([answer.status, answer.body]).toEqual([421, '']);
      expect(answer.headers).toMatchObject(securityHeaders(true));
    }
  });

  test.each(['tienda.test', 'TIENDA.test', 'tienda.test:443', 'localhost:3000', '[::1]:3000'])(
    '%s is us',
    async (host) => {
      for (const server of [live, trying]) expect((await ask(server, host)).body).toBe('the shop');
    },
  );

  test.each(['192.168.1.7:3000', '10.0.0.1', '[fe80::1]:3000', 'mi-pc.local:3000'])(
    '%s is us only where the shop is tried out',
    async (host) => {
      expect((await ask(trying, host)).body).toBe('the shop');
      expect((await ask(live, host)).status).toBe(421);
    },
  );

  test('a load balancer asks for health by number', async () => {
    expect((await ask(live, '10.2.3.4:3000', '/readyz')).body).toBe('the shop');
    expect((await ask(live, '10.2.3.4:3000', '/readyz/x')).status).toBe(421);
  });

  test('a stranger’s name in the address itself is not us either', async () => {
    const heard = await say(
      live,
      'GET http://evil.test/ HTTP/1.1\r\nHost: tienda.test\r\nConnection: close\r\n\r\n',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 421 /);
  });
});

describe('who is slow', () => {
  type Handle = Parameters<typeof openHttpServer>[2];

  /**
   * Sends half a body to a server that bears pauses of so many ms, and then perhaps the other half.
   * Returns everything that comes back.
   */
  async function sayHalf(pauseMs: number, handle: Handle, otherHalf?: string) {
    const config = readConfig({ PUBLIC_URL: 'https://tienda.test' }, { serving: false });
    const server = openHttpServer(
      config,
      createLog(() => {}),
      (request, response) => {
        if (otherHalf) request.once('data', () => socket.write(otherHalf));
        handle(request, response);
      },
      pauseMs,
    );
    server.keepAliveTimeout = 50;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const socket = connect(portOf(server), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST / HTTP/1.1\r\nHost: tienda.test\r\nContent-Length: 8\r\n\r\nfour');
    let heard = '';
    for await (const chunk of socket) heard += chunk;
    server.close();
    return heard;
  }

  test('a slow request that goes on is read to its end, and may wait for its answer', async () => {
    const handle: Handle = (request, response) => {
      request.resume().once('end', () => {
        // The answer takes longer than the pause, so the pause is shortened here.
        request.socket.setTimeout(1).once('timeout', () => response.end('the shop'));
      });
    };
    const heard = await sayHalf(60_000, handle, 'more');
    // And the connection ends when nothing more is asked in it.
    expect(heard).toContain('the shop');
  });

  test('a request that stops in the middle is disconnected', async () => {
    const heard = await sayHalf(300, (request, response) => {
      request.resume().once('end', () => response.end('the shop'));
    });
    expect(heard).toBe('');
  });
});

describe('what is no request', () => {
  test.each([
    ['400', 'hello\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\nHost: tienda.test\r\nContent-Length: x\r\n\r\n'],
    [
      '400',
      'POST / HTTP/1.1\r\nHost: tienda.test\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['431', `GET / HTTP/1.1\r\nHost: tienda.test\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['417', 'POST / HTTP/1.1\r\nHost: tienda.test\r\nExpect: cake\r\nContent-Length: 0\r\n\r\n'],
  ])('%s, with the safe headers', async (status, words) => {
    lines.length = 0;
    const heard = await say(live, words);
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders(true))) {
      expect(heard.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
    }
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'turned away', status: Number(status) }),
    ]);
  });
});
