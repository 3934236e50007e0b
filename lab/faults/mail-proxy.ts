import { setTimeout as wait } from 'node:timers/promises';
import { type ProxyServer, startLineProxy } from './line-proxy.ts';
import type { Trap } from './trap.ts';

export interface MailProxy extends ProxyServer {
  /** Changes the line to the mail server; open conversations end. */
  become(line: Line): void;
}

export type Line = 'good' | 'unreachable' | 'refusing' | 'slow' | 'cut after DATA';

/** Stands between the shop and its mail server. The trap springs at the end of a mail. */
export async function startMailProxy(target: number, trap: Trap): Promise<MailProxy> {
  let line: Line = 'good';
  const proxy = await startLineProxy(target, (shop, open) => {
    if (line === 'unreachable') return void shop.destroy();
    if (line === 'refusing') return void shop.end('421 4.3.2 try again later\r\n');
    const { far: taker, cut } = open();
    let lastBytes = '';
    let holding: (() => void) | undefined;
    shop.on('data', (chunk: Buffer) => {
      lastBytes = (lastBytes + chunk.toString('latin1')).slice(-5);
      const ended = lastBytes === '\r\n.\r\n';
      const moment = ended ? trap.watches('end of a mail', shop) : undefined;
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
  return {
    ...proxy,
    become(next) {
      line = next;
      proxy.cutAll();
    },
  };
}
