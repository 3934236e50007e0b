import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { patient } from '#platform/testing/patient-server.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop({ env: { TRUSTED_PROXIES: '1' } });

let server: Server;
const sockets: Socket[] = [];
beforeEach(async () => {
  await shop.reset();
  server = createServer(patient, getRequestListener(shop.app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

interface Said {
  from?: string;
  type?: string;
  headers?: string[];
  body: Buffer | string;
  /** What is announced, where that is more than what is sent. */
  length?: number;
}

/** Says a request on a connection of its own, and returns what has been answered so far. */
function say(line: string, { from = '190.6.80.1', type, headers = [], body, length }: Said) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    heard += chunk;
  });
  const lines = [
    `${line} HTTP/1.1`,
    'host: tienda.test',
    `x-forwarded-for: ${from}`,
    'accept: text/html',
    'connection: close',
    ...(type ? [`content-type: ${type}`] : []),
    ...headers,
    `content-length: ${length ?? Buffer.byteLength(body)}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('end', () => resolve(heard)).on('error', reject);
  });
  return { heard: () => heard, ended };
}
const statusOf = async (line: string, said: Said) =>
  Number((await say(line, said).ended).split(' ')[1]);

const fields = {
  verificationCode: 'MA-VER-20261120-7K4Q',
  email: 'ana@correo.test',
  comment: 'Pagué',
};
const sendJson = (from: string) =>
  statusOf('POST /api/verifications', {
    from,
    type: 'application/json',
    headers: [`idempotency-key: ${randomUUID()}`],
    body: JSON.stringify(fields),
  });

/** A file that nobody can read, so that the form comes back with what was typed. */
async function sendForm(from: string, fileBytes: number): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('receipts', new Blob([new Uint8Array(fileBytes)]), 'foto.jpg');
  const request = new Request('http://tienda.test', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  return say('POST /verify', { from, type, body }).ended;
}

test('JSON, a form with a small or a large file and a piece of one arrive whole', async () => {
  expect(await sendJson('190.6.80.1')).toBe(201);
  for (const bytes of [100, 60_000, 3_000_000]) {
    const page = await sendForm('190.6.80.1', bytes);
    expect(page).toContain('400 Bad Request');
    expect(page).toContain('Pagué');
  }
  const piece = `PUT /api/verifications/receipts/${randomUUID()}/0`;
  expect(await statusOf(piece, { body: Buffer.alloc(65_536, 1) })).toBe(200);
  expect(await statusOf(piece, { body: Buffer.alloc(65_537, 1) })).toBe(413);
});

test('a body where none belongs changes no answer', async () => {
  for (const method of ['GET', 'HEAD']) {
    expect([method, await statusOf(`${method} /offices`, { body: 'abc' })]).toEqual([method, 200]);
  }
  expect(await statusOf('TRACE /offices', { body: 'abc' })).toBeLessThan(500);
  expect(await statusOf('DELETE /offices', { body: 'abc' })).toBe(404);
});

test('senders who give a byte hold up nobody else, of their own network either', async () => {
  const slow = ['190.6.80.1', '190.6.80.2', '190.7.1.1', '190.8.1.1'].flatMap((from) => [
    ...Array.from({ length: 30 }, () =>
      say('POST /api/verifications', { from, type: 'application/json', body: '{', length: 900 }),
    ),
    ...Array.from({ length: 3 }, () =>
      say('POST /verify', {
        from,
        type: 'multipart/form-data; boundary=x',
        body: '-',
        length: 24_000_000,
      }),
    ),
  ]);
  for (const from of ['190.6.80.1', '190.6.80.3', '190.9.9.9']) {
    expect([from, await sendJson(from)]).toEqual([from, 201]);
  }
  for (const from of ['190.6.80.3', '190.9.9.9']) {
    expect(await sendForm(from, 3_000_000)).toContain('Pagué');
  }
  expect(slow.map(({ heard }) => heard()).join('')).toBe('');
  for (const socket of sockets.splice(0)) socket.destroy();
  const log = () => shop.lines.join('');
  await expect.poll(() => log().split('"refused":"too_slow"').length - 1).toBe(slow.length);
  expect(log()).not.toContain('"level":"error"');
});
