import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net';
import type { Config } from '#platform/config.ts';

export interface ListeningServer {
  port: number;
  /** Refuses new connections. Resolves when all open ones have ended. */
  close(): Promise<void>;
}

/**
 * Listens on HOST, or else on the two loopback addresses: `localhost` means one or the other,
 * depending on browser and system.
 */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<ListeningServer> {
  const actualPort = await open(server, port, host ?? '127.0.0.1');
  const beside = host === undefined ? await openBeside(server, actualPort) : undefined;
  return {
    port: actualPort,
    async close() {
      await Promise.all([close(server), beside && close(beside)]);
    },
  };
}

/** Forwards ::1 to the same server. Returns undefined when the machine has no such address. */
async function openBeside(server: Server, port: number): Promise<SocketServer | undefined> {
  const relay = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  try {
    await open(relay, port, '::1');
    return relay;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return undefined;
    await close(server);
    throw error;
  }
}

function open(server: SocketServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: SocketServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
