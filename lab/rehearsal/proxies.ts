import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Authority } from './authority.ts';

/** Where a proxy listens (http, https), and the two processes behind it. */
export interface Places {
  http: number;
  https: number;
  shops: readonly [number, number];
}

export type ProxyName = 'nginx' | 'caddy';

export function isInstalled(program: string): boolean {
  return spawnSync(program, ['version'], { stdio: 'ignore' }).error === undefined;
}

/** Starts a proxy with its file of docs/proxy. Resolves when it answers; `close` ends it. */
export async function startProxy(
  name: ProxyName,
  places: Places,
  authority: Authority,
  folder: string,
): Promise<() => Promise<void>> {
  mkdirSync(folder);
  const program = { nginx: startNginx, caddy: startCaddy }[name](places, authority, folder);
  let said = '';
  program.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-4000);
  });
  process.once('exit', () => program.kill('SIGKILL'));
  const address = `https://localhost:${places.https}/healthz`;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (program.exitCode !== null) throw new Error(`${name} did not start\n${said}`);
    await wait(50);
  }
  return async () => {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  };
}

/** Only names, ports and certificate differ from what the file says. */
function startNginx({ http, https, shops }: Places, by: Authority, folder: string): ChildProcess {
  let site = readFileSync('docs/proxy/nginx.conf', 'utf8');
  for (const [written, here] of [
    ['127.0.0.1:3001', `127.0.0.1:${shops[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${shops[1]}`],
    [/\b80;/g, `${http};`],
    [/\b443 ssl/g, `${https} ssl`],
    [/shop\.example;/g, 'localhost;'],
    [/\S+fullchain\.pem/, by.certificate],
    [/\S+privkey\.pem/, by.key],
  ] as const) {
    site = site.replace(written, here);
  }
  writeFileSync(join(folder, 'site.conf'), site);
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `${user} daemon off; pid ${join(folder, 'pid')}; error_log stderr;
events {}
http { access_log off; ${bodies.join(' ')} include ${join(folder, 'site.conf')}; }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
}

/** Debian 12 has one that cannot keep bodies. */
const isOldCaddy = () =>
  /^v?2\.[0-6]\./.test(spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout);

function startCaddy({ http, https, shops }: Places, by: Authority, folder: string): ChildProcess {
  const main = join(folder, 'Caddyfile');
  const own = `admin off\n skip_install_trust\n http_port ${http}\n https_port ${https}`;
  writeFileSync(main, `{\n ${own}\n}\nimport ${resolve('docs/proxy/Caddyfile')}\n`);
  return spawn('caddy', ['run', '--config', main, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: by.caddyHome,
      ...(isOldCaddy() && { BODIES: '' }),
      SHOPS: shops.map((port) => `127.0.0.1:${port}`).join(' '),
    },
  });
}
