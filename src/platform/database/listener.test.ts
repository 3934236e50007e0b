import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';

function message(kind: string, body: Buffer | string = ''): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(Buffer.byteLength(body) + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}
const ready = message('Z', 'I');
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const tooMany = message('E', 'SFATAL\0C53300\0Msorry, too many clients already\0\0');
const done = Buffer.concat([message('C', 'LISTEN\0'), ready]);

let server: Server;
let database: OpenDatabase;
afterEach(() => {
  server.close();
});

/** A PostgreSQL that has no room for the first connections, and then takes each. */
async function openWithErrors(times: number, trouble: unknown[]) {
  let came = 0;
  const heard: string[] = [];
  const lines: Socket[] = [];
  server = createServer((socket) => {
    came += 1;
    const room = came > times;
    lines.push(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      if (!room) return socket.end(tooMany);
      socket.write(signedIn);
      socket.on('data', (bytes) => bytes.toString('latin1', 0, 1) === 'Q' && socket.write(done));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `postgres://mariel@127.0.0.1:${port}/mariel`;
  database = await openDatabase({
    url,
    folder: '',
    onListenFailed: (error) => trouble.push(error),
  });
  const listened = database.listen('catalogue', (payload) => heard.push(payload));
  return { listened, heard, lines, came: () => came };
}

test('a listener that fails at first is reported, once, and listens as soon as there is room', async () => {
  const trouble: unknown[] = [];
  const { listened, heard, lines } = await openWithErrors(2, trouble);
  await expect(listened).rejects.toThrow('too many clients');
  // Messages until then are lost, so the channel is called once.
  await expect.poll(() => heard).toEqual(['']);
  expect(trouble).toHaveLength(1);
  expect(String(trouble[0])).toContain('too many clients');
  lines.at(-1)?.write(message('A', Buffer.from('\0\0\0\x01catalogue\0algo\0')));
  await expect.poll(() => heard).toEqual(['', 'algo']);
  await database.close();
});

test('a listener that was closed meanwhile does not come back', async () => {
  const { listened, came } = await openWithErrors(9, []);
  await expect(listened).rejects.toThrow('too many clients');
  await database.close();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(came()).toBe(1);
});
