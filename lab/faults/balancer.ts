import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { patient } from '#platform/testing/patient-server.ts';

export interface Balancer {
  origin: string;
  answered: Map<number, number>;
  ready: ReadonlySet<number>;
  close(): Promise<void>;
}

/** In milliseconds: how often it asks each backend if it is ready. */
const everyMs = 50;

/**
 * A load balancer like the one in front of a shop: each request goes to the next backend that says
 * it is ready, over kept connections. It retries only requests that never reached a backend or that
 * change nothing.
 */
export async function startBalancer(ports: () => number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const answered = new Map<number, number>();
  let turn = 0;
  const check = async () => {
    await Promise.all(
      ports().map(async (port) => {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => undefined);
        if (answer?.ok) ready.add(port);
        else ready.delete(port);
      }),
    );
  };
  const server = createServer(patient, async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return;
    const order = [...ready].sort((a, b) => a - b);
    turn += 1;
    const next = order.map((_, at) => order[(turn + at) % order.length] ?? 0);
    for (const port of next) {
      const { state, answer } = await forward(agent, port, incoming, body);
      if (answer) {
        answered.set(port, (answered.get(port) ?? 0) + 1);
        return passOn(answer, outgoing);
      }
      const harmless = incoming.method === 'GET' || incoming.method === 'HEAD';
      if (state === 'cut' && !harmless) break;
    }
    outgoing.writeHead(502).end('no backend answered');
  });
  await check();
  const timer = setInterval(() => void check(), everyMs);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    ready,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface ForwardResult {
  state: 'answered' | 'refused' | 'cut';
  answer?: IncomingMessage;
}

function forward(
  agent: Agent,
  port: number,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<ForwardResult> {
  return new Promise((resolve) => {
    const { connection, ...headers } = incoming.headers;
    const from = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress];
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...headers, 'x-forwarded-for': from.filter(Boolean).join(', ') },
    });
    sent.once('response', (answer) => resolve({ state: 'answered', answer }));
    sent.once('error', (error) => {
      const refused = 'code' in error && error.code === 'ECONNREFUSED';
      resolve({ state: refused ? 'refused' : 'cut' });
    });
    sent.end(body);
  });
}

function passOn(answer: IncomingMessage, outgoing: ServerResponse): void {
  const { connection, 'keep-alive': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  answer.pipe(outgoing);
  // An answer that breaks off must not look whole.
  answer.once('error', () => outgoing.destroy());
}
