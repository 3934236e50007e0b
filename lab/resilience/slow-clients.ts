import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Opens so many connections that give a byte a second: two of three never end the first lines of
 * their request, the others never its body. Returns a function that ends them.
 */
export async function crowd(origin: string, many: number): Promise<() => void> {
  const { hostname, port, host } = new URL(origin);
  const sockets = Array.from({ length: many }, (_, at) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.resume();
    socket.write(
      at % 3 === 0
        ? `POST /verify HTTP/1.1\r\nhost: ${host}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n`
        : `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
    );
    return socket;
  });
  await Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')));
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  return () => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
}

/** `fetch` over a line that carries so many bytes a second towards the shop. */
export function slowFetch(bytesPerSecond: number): typeof fetch {
  return async (address, init = {}) => {
    const request = new Request(address, init);
    const { hostname, port, host, pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const lines = [
      `${request.method} ${pathname}${search} HTTP/1.1`,
      `host: ${host}`,
      'connection: close',
      `content-length: ${body.length}`,
      ...[...request.headers].map(([name, value]) => `${name}: ${value}`),
    ];
    const sent = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
    const socket = connect(Number(port), hostname);
    const answer = readAll(socket);
    const tenth = Math.ceil(bytesPerSecond / 10);
    for (let at = 0; at < sent.length && socket.writable; at += tenth) {
      socket.write(sent.subarray(at, at + tenth));
      await wait(100);
    }
    return parse(await answer);
  };
}

async function readAll(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): Response {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
  const status = Number(first.split(' ')[1]);
  if (!status) throw new Error('the connection ended without an answer');
  const headers = new Headers(
    lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  return new Response(new Uint8Array(bytes.subarray(end + 4)), { status, headers });
}
