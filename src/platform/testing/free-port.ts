import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Below those that systems give to connections that go out: no other test's takes it meanwhile. */
const ports = { first: 15_000, end: 32_000 };

/** A port of this machine on which nothing listens now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.first, ports.end);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
