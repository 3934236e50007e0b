import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { patient } from '#platform/testing/patient-server.ts';
import type { ProxyServer } from './line-proxy.ts';
import type { Trap } from './trap.ts';

/** Stands between customers and the shop. The trap springs at a request that changes something. */
export async function startCustomerProxy(target: number, trap: Trap): Promise<ProxyServer> {
  // A connection for each request, because a dead one must not fail the next.
  const agent = new Agent({ keepAlive: false });
  const server = createServer(patient, async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return;
    const cut = () => outgoing.destroy();
    const moment = trap.watches(`${incoming.method}`, incoming);
    if (moment === 'before') return void trap.spring(cut);
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: target,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      async (answer) => {
        const body = await buffer(answer).catch(() => undefined);
        if (moment === 'after') return void trap.spring(cut);
        if (!body) return cut();
        const { 'transfer-encoding': _, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers).end(body);
      },
    );
    sent.on('error', cut);
    sent.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
