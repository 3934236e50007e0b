// A line between a browser and the shop that counts what crosses it: documents, pictures and
// requests of the service worker; bodies as they are encoded, and headers as HTTP/1.1 writes them.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patient } from '#platform/testing/patient-server.ts';

export interface CarriedResource {
  path: string;
  kind: 'document' | 'script' | 'picture' | 'other';
  headers: number;
  body: number;
}

export interface Wire {
  origin: string;
  carried: CarriedResource[];
  underWay(): number;
  close(): void;
}

/** A request waits for `held` before it goes on to the shop. */
export async function openWire(
  shop: string,
  held: (path: string) => Promise<unknown> | undefined = () => undefined,
): Promise<Wire> {
  const { host, port, hostname } = new URL(shop);
  const carried: CarriedResource[] = [];
  let open = 0;
  const server = createServer(patient, async (incoming, answer) => {
    open += 1;
    answer.on('close', () => {
      open -= 1;
    });
    const headers = { ...incoming.headers, host };
    const path = incoming.url ?? '/';
    await held(path);
    const onward = request({ hostname, port, path, method: incoming.method ?? 'GET', headers });
    onward.on('response', (got) => {
      const lines = got.rawHeaders.map((text) => text.length + 2);
      const head = 17 + (got.statusMessage?.length ?? 0) + sum(lines);
      let body = 0;
      got.on('data', (chunk: Buffer) => {
        body += chunk.length;
      });
      got.on('end', () => {
        carried.push({ path, kind: kindOf(got.headers['content-type']), headers: head, body });
      });
      answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    carried,
    underWay: () => open,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Bytes of all, or of one kind; `whole` counts the headers too. */
export function weigh(
  carried: readonly CarriedResource[],
  kind?: CarriedResource['kind'],
  whole = false,
): number {
  const counted = carried.filter((each) => kind === undefined || each.kind === kind);
  return sum(counted.map(({ headers, body }) => body + (whole ? headers : 0)));
}

function kindOf(type = ''): CarriedResource['kind'] {
  if (type.startsWith('text/html')) return 'document';
  if (type.startsWith('text/javascript')) return 'script';
  return type.startsWith('image/') ? 'picture' : 'other';
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
