import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProxyServer } from './database-proxy.ts';
import type { Trap } from './trap.ts';

export interface MailProxy extends ProxyServer {
  /** How the line to the mail server is from now on; conversations that are open end. */
  become(line: Line): void;
}

export type Line = 'good' | 'unreachable' | 'refusing' | 'slow' | 'cut after DATA';

/** Stands between the shop and its mail server. The trap's moment is the end of a mail. */
export async function startMailProxy(target: number, trap: Trap): Promise<MailProxy> {
  const sockets = new Set<Socket>();
  let line: Line = 'good';
  const server = createServer((shop) => {
    if (line === 'unreachable') return shop.destroy();
    // As a server that is overloaded greets.
    if (line === 'refusing') return shop.end('421 4.3.2 try again later\r\n');
    const taker = connect(target, '127.0.0.1');
    const cut = () => {
      shop.destroy();
      taker.destroy();
    };
    for (const socket of [shop, taker]) {
      sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    let said = '';
    let holding: (() => void) | undefined;
    shop.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('latin1')).slice(-5);
      const ended = said === '\r\n.\r\n';
      const moment = ended ? trap.watches('end of a mail') : undefined;
      if (moment === 'before') return void trap.spring(cut);
      if (moment === 'after') holding = () => void trap.spring(cut);
      else if (ended && line === 'cut after DATA') holding = cut;
      taker.write(chunk);
    });
    taker.on('data', async (chunk: Buffer) => {
      if (holding) return holding();
      if (line === 'slow') await wait(400);
      shop.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      line = next;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
