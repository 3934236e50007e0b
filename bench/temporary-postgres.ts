import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of our own in a temporary folder, from the newest binaries of this machine. */
export async function startPostgres(): Promise<{ url: string; stop: () => void }> {
  const bin = findBinaries();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'mariel-bench-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'pg');
  const settings =
    '-c shared_buffers=1GB -c max_wal_size=8GB -c jit=off -c listen_addresses=127.0.0.1';
  const run = (command: string) => asOrdinaryUser(`cd ${folder} && ${command}`);
  run(`${bin}/initdb -D ${data} -U postgres -A trust --locale=C.UTF-8 -E UTF8`);
  run(
    `${bin}/pg_ctl -w -D ${data} -l ${folder}/log -o "-p ${port} -k ${folder} ${settings}" start`,
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run(`${bin}/pg_ctl -w -m fast -D ${data} stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  if (!versions[0]) throw new Error('Set DATABASE_URL, or install PostgreSQL 15 or newer.');
  return join(root, versions[0], 'bin');
}

// PostgreSQL refuses to run as root.
function asOrdinaryUser(command: string): void {
  const root = process.getuid?.() === 0;
  const [program, args] = root
    ? ['su', ['postgres', '-s', '/bin/sh', '-c', command]]
    : ['/bin/sh', ['-c', command]];
  execFileSync(program as string, args as string[], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
