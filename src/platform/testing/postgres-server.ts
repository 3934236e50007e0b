import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { findPrograms, NoPostgres } from './postgres-programs.ts';

export { NoPostgres };

export interface PostgresServer {
  /** Connects as superuser, without a password, so it is for tests only. */
  url: string;
  port: number;
  description: string;
  /** Returns its process ids, the parent first. */
  processes(): number[];
  running(): boolean;
  /** Kills all its processes as the kernel would. Committed data stays. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Fast, because nothing is flushed to disk. A killed process loses nothing. */
export const withoutFsync = {
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
} as const;

/**
 * Starts a PostgreSQL with temporary data: from this machine's programs, or those of an npm
 * package. As root it runs as an unprivileged user, because PostgreSQL refuses root. `under`: the
 * parent of the data folder. Throws NoPostgres.
 */
export async function startPostgres(
  settings: Record<string, string>,
  under = tmpdir(),
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(under, 'mariel-postgres-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  try {
    return await runCluster(await makeCluster(folder, settings), clean);
  } catch (error) {
    clean();
    if (error instanceof NoPostgres) throw error;
    const output = (error as { stderr?: Buffer }).stderr?.toString() ?? String(error);
    throw new NoPostgres(`PostgreSQL did not start: ${output.trim()}`, { cause: error });
  }
}

interface Cluster extends Pick<PostgresServer, 'url' | 'port' | 'description'> {
  start(): Promise<ChildProcess>;
}

/** Writes the data of a server, which `start` then starts as often as wanted. */
async function makeCluster(folder: string, settings: Record<string, string>): Promise<Cluster> {
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const { bin, version } = findPrograms(folder);
  const data = join(folder, 'data');
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const make = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'];
  execFileSync(join(bin, 'initdb'), [...make, `--locale=${locale}`], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const lines = Object.entries({
    ...settings,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
  }).map(([name, value]) => `${name} = '${value}'\n`);
  writeFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = () => launch(join(bin, 'postgres'), data, url, user);
  return { url, port, description: `${version}, ${bin}`, start };
}

async function runCluster(
  { start, ...facts }: Cluster,
  clean: () => void,
): Promise<PostgresServer> {
  let server = await start();
  const running = () => server.exitCode === null && server.signalCode === null;
  const processes = () => [...(server.pid ? [server.pid] : []), ...childrenOf(server.pid)];
  const keep = abandonAtExit(() => {
    server.kill('SIGQUIT');
    clean();
  });
  return {
    ...facts,
    processes,
    running,
    async kill() {
      const killed = processes();
      const ended = once(server, 'exit');
      for (const pid of killed) killOne(pid);
      await ended;
    },
    async restart() {
      server = await insist(start);
    },
    async stop() {
      keep();
      if (running()) {
        const ended = once(server, 'exit');
        server.kill('SIGINT');
        await ended;
      }
      clean();
    },
  };
}

/** Runs `abandon` if this process ends early. Returns a function that cancels it. */
function abandonAtExit(abandon: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const end = () => process.exit(1);
  process.once('exit', abandon);
  for (const signal of signals) process.once(signal, end);
  return () => {
    process.off('exit', abandon);
    for (const signal of signals) process.off(signal, end);
  };
}

/**
 * Tries again, because the shared memory of a killed server is free only after its last process has
 * ended.
 */
async function insist<T>(start: () => Promise<T>, tries = 50): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    return insist(start, tries - 1);
  }
}

async function launch(
  program: string,
  data: string,
  url: string,
  user: User | undefined,
): Promise<ChildProcess> {
  // A pipe would block a server whose parent does not read.
  const log = join(data, 'log');
  const written = openSync(log, 'a');
  const server = spawn(program, ['-D', data], {
    ...user,
    cwd: data,
    stdio: ['ignore', 'ignore', written],
  });
  closeSync(written);
  server.once('error', () => {});
  for (;;) {
    if (server.pid === undefined || server.exitCode !== null) {
      throw new NoPostgres(readFileSync(log, 'utf8').slice(-2000));
    }
    if (await answers(url)) return server;
    await wait(20);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

interface User {
  uid: number;
  gid: number;
}

/** The user to which root switches; undefined for anybody else. */
function unprivilegedUser(): User | undefined {
  if (process.platform === 'win32') throw new NoPostgres('not tried on Windows');
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = people.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new NoPostgres('PostgreSQL refuses root, and there is no user "nobody" to run it as');
}

/** Each of its processes has its own session, so no signal reaches all of them. */
function childrenOf(pid: number | undefined): number[] {
  const known = `/proc/${pid}/task/${pid}/children`;
  if (existsSync(known)) return readFileSync(known, 'utf8').trim().split(' ').map(Number);
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child ? [child] : []));
}

function killOne(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended meanwhile.
  }
}
