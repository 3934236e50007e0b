import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { type ListeningServer, listen } from './listen.ts';

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const hasSix = addresses.some(({ address }) => address === '::1');
const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;

let server: Server;
let listening: ListeningServer | undefined;
afterEach(async () => {
  server.closeAllConnections();
  await listening?.close();
  listening = undefined;
});

async function open(host: string | undefined, port = 0): Promise<ListeningServer> {
  server = createServer((request, response) => response.end(`${request.url}`));
  listening = await listen(server, { host, port });
  return listening;
}

/** Returns the answer at an address of this machine; undefined where nobody listens. */
async function ask(address: string): Promise<string | undefined> {
  const answer = await fetch(`http://${address}:${listening?.port}/hola`).catch(() => undefined);
  return answer?.text();
}

describe('without HOST', () => {
  test.each(['127.0.0.1', 'localhost'])(
    'whoever is at this machine gets in at %s',
    async (name) => {
      await open(undefined);
      expect(await ask(name)).toBe('/hola');
    },
  );

  test.skipIf(!hasSix)('and at ::1', async () => {
    await open(undefined);
    expect(await ask('[::1]')).toBe('/hola');
  });

  test.skipIf(!outer)('nobody else of the network does', async () => {
    await open(undefined);
    expect(await ask(outer ?? '')).toBeUndefined();
  });

  test.skipIf(!hasSix)('where ::1 is somebody else’s, it does not start by halves', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '::1', resolve));
    const { port } = other.address() as { port: number };
    await expect(open(undefined, port)).rejects.toThrow(/EADDRINUSE/);
    expect(server.listening).toBe(false);
    other.close();
  });

  test.skipIf(!hasSix)('what is asked at ::1 is answered before it closes', async () => {
    server = createServer((_, response) => {
      response.write('uno');
      setTimeout(() => response.end(' dos'), 50);
    });
    listening = await listen(server, { host: undefined, port: 0 });
    const answer = await fetch(`http://[::1]:${listening.port}/`, {
      headers: { connection: 'close' },
    });
    const closed = listening.close();
    listening = undefined;
    expect(await answer.text()).toBe('uno dos');
    await closed;
  });
});

test.skipIf(!outer)('HOST=0.0.0.0 opens it to the network', async () => {
  await open('0.0.0.0');
  expect(await ask(outer ?? '')).toBe('/hola');
});

test.skipIf(!hasSix)('a connection to ::1 that says nothing ends with the others', async () => {
  await open(undefined);
  const socket = connect(listening?.port ?? 0, '::1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  // The server has now noticed it.
  await ask('[::1]');
  server.closeAllConnections();
  socket.resume();
  await ended;
});
