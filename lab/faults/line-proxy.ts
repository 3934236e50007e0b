import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface ProxyServer {
  port: number;
  close(): Promise<void>;
}

/** A line through the proxy: its target, and how both ends of it are cut. */
interface OnwardConnection {
  far: Socket;
  cut: () => void;
}

export interface LineProxy extends ProxyServer {
  cutAll(): void;
}

/**
 * A TCP server in front of the port `target`. `join` gets each caller and decides if a line to the
 * target is opened, and what crosses it. Without `port` it takes any.
 */
export async function startLineProxy(
  target: number,
  join: (near: Socket, open: () => OnwardConnection) => void,
  port = 0,
): Promise<LineProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    join(near, () => {
      const far = connect(target, '127.0.0.1');
      const cut = () => {
        near.destroy();
        far.destroy();
      };
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', cut);
        socket.on('close', () => {
          sockets.delete(socket);
          cut();
        });
      }
      return { far, cut };
    });
  });
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cutAll,
    async close() {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
