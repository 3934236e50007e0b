import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Authority {
  /** What whoever shall believe it is told to read (NODE_EXTRA_CA_CERTS). */
  root: string;
  /** Caddy's folder, in which it finds this authority as its own. */
  caddyHome: string;
  certificate: string;
  key: string;
}

/** Makes an authority like a private one of a company, and a certificate of `localhost` by it. */
export function makeAuthority(folder: string): Authority {
  const caddyHome = join(folder, 'caddy-home');
  const local = join(caddyHome, 'caddy/pki/authorities/local');
  mkdirSync(local, { recursive: true });
  const [root, rootKey] = [join(local, 'root.crt'), join(local, 'root.key')];
  const [certificate, key] = [join(folder, 'localhost.crt'), join(folder, 'localhost.key')];
  const [request, names] = [join(folder, 'localhost.csr'), join(folder, 'names.txt')];
  writeFileSync(names, 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
  for (const file of [rootKey, key]) {
    openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', file);
  }
  openssl('req', '-x509', '-key', rootKey, '-days', '3650', '-subj', '/CN=Rehearsal', '-out', root);
  openssl('req', '-new', '-key', key, '-subj', '/CN=localhost', '-out', request);
  const by = ['-CA', root, '-CAkey', rootKey, '-CAcreateserial', '-days', '30'];
  openssl('x509', '-req', '-in', request, ...by, '-extfile', names, '-out', certificate);
  return { root, caddyHome, certificate, key };
}

function openssl(...words: string[]): void {
  execFileSync('openssl', words, { stdio: 'ignore' });
}
