// `node bench/observatory.ts <scanner>`: what Mozilla's HTTP Observatory says of the built shop
// behind TLS. `<scanner>` is a checkout of github.com/mdn/mdn-http-observatory with what its
// `src/scanner` imports installed (`npm install --ignore-scripts`); its newest version is not on
// npm, so it is no dependency of ours. Needs openssl, for a certificate of one hour.
import { execFileSync } from 'node:child_process';
import dns from 'node:dns';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { openBenchShop } from './bench-shop.ts';

interface Scan {
  scan: { algorithmVersion: number; grade: string; score: number; testsPassed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const [scanner = ''] = process.argv.slice(2);
const load = (file: string) => import(pathToFileURL(resolve(scanner, 'src', file)).href);
const { scan } = await load('scanner/index.js');
const { Site } = await load('site.js');
// Names below localhost mean this machine (RFC 6761), but not every resolver knows that, and the
// scanner takes no name without a dot.
const lookup = dns.lookup as (name: string, ...rest: unknown[]) => void;
Object.assign(dns, {
  lookup: (name: string, ...rest: unknown[]) =>
    lookup(name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest),
});

const folder = mkdtempSync(join(tmpdir(), 'mariel-tls-'));
const { key, cert } = certificate();
setDefaultCACertificates([cert.toString()]);
const secure = createTlsServer({ key, cert }, (incoming, answer) => {
  const { port } = new URL(shop.origin);
  const { method, headers, url: path } = incoming;
  const inner = request({ port, method, path, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  incoming.pipe(inner);
});
await listen(secure);
const publicUrl = `https://tienda.localhost:${portOf(secure)}`;
const plain = createServer((incoming, answer) => {
  answer.writeHead(301, { location: `${publicUrl}${incoming.url}` }).end();
});
await listen(plain);
const shop = await openBenchShop({ PUBLIC_URL: publicUrl });

try {
  const site = new Site('tienda.localhost', undefined, '/');
  const ports = { httpPort: portOf(plain), httpsPort: portOf(secure) };
  const { scan: verdict, tests }: Scan = await scan(site, ports);
  const { algorithmVersion, grade, score, testsPassed } = verdict;
  console.table(
    Object.entries(tests).map(([test, { pass, result, scoreModifier }]) => ({
      test,
      pass,
      result,
      points: scoreModifier,
    })),
  );
  console.log(
    `${grade} ${score}, ${testsPassed}/${Object.keys(tests).length} tests, algorithm ${algorithmVersion}`,
  );
} finally {
  await shop.close();
  for (const server of [secure, plain]) server.closeAllConnections();
  for (const server of [secure, plain]) server.close();
  rmSync(folder, { recursive: true });
}

function certificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...[
        '-days',
        '1',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:tienda.localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

function listen(server: typeof plain | typeof secure): Promise<void> {
  return new Promise((done) => server.listen(0, '127.0.0.1', done));
}

function portOf(server: typeof plain | typeof secure): number {
  return (server.address() as AddressInfo).port;
}
