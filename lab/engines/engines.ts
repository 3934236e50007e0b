import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { freePort } from '#platform/testing/free-port.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { openByCdp } from './cdp.ts';
import type { Driver } from './driver.ts';
import { openByWebDriver, overHttp, overMarionette } from './webdriver.ts';

export interface Engine {
  name: string;
  /** What installs it. */
  install: string;
  isInstalled(): boolean;
  open(): Promise<Driver>;
}

const cache = resolve('node_modules/.cache/engines');

/** The packages of the registry that bring a Chrome of their year, for machines without a screen. */
const chromes = [
  ['80', 'chrome-aws-lambda', '2.1.1'],
  ['92', '@sparticuz/chromium', '92.0.0'],
  ['103', '@sparticuz/chromium', '103.0.0'],
  ['109', '@sparticuz/chromium', '109.0.6'],
] as const;

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

export const engines: readonly Engine[] = [
  ...chromes.map(([version, name, of]): Engine => {
    const folder = join(cache, `chrome-${version}`);
    const bin = join(folder, 'node_modules', name, 'bin');
    return {
      name: `Chrome ${version}`,
      install: `npm install --ignore-scripts --legacy-peer-deps --prefix ${folder} ${name}@${of}`,
      isInstalled: () => existsSync(bin),
      open: () => openChrome(unpacked(bin, join(folder, 'unpacked'))),
    };
  }),
  {
    name: 'Firefox',
    install: 'apt-get install firefox-esr',
    isInstalled: () => existsSync('/usr/bin/firefox-esr'),
    open: openFirefox,
  },
  {
    name: 'WebKit',
    install: 'apt-get install webkit2gtk-driver xvfb',
    isInstalled: () => existsSync(miniBrowser) && existsSync('/usr/bin/Xvfb'),
    open: openWebKit,
  },
];

function unpacked(bin: string, folder: string): string {
  if (existsSync(join(folder, 'chromium'))) return folder;
  mkdirSync(folder, { recursive: true });
  const read = (part: string) => brotliDecompressSync(readFileSync(join(bin, part)));
  for (const part of ['aws.tar.br', 'swiftshader.tar.br']) {
    execFileSync('tar', ['x', '-C', folder], { input: read(part) });
  }
  writeFileSync(join(folder, 'chromium'), read('chromium.br'), { mode: 0o755 });
  return folder;
}

async function openChrome(folder: string): Promise<Driver> {
  const [port, profile, { env: fonts }] = [await freePort(), newProfile(), await findBrowser()];
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote'];
  const lambda = ['--disable-dev-shm-usage', `--remote-debugging-port=${port}`];
  const program = start(
    join(folder, 'chromium'),
    [...flags, ...lambda, `--user-data-dir=${profile}`, 'about:blank'],
    { ...fonts, LD_LIBRARY_PATH: `${join(folder, 'lib')}:${folder}` },
  );
  return openByCdp(port, () => end([program], profile));
}

async function openFirefox(): Promise<Driver> {
  const [port, profile] = [await freePort(), newProfile()];
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});`);
  const flags = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const program = start('firefox-esr', flags, { HOME: profile });
  return openByWebDriver(overMarionette(port), {}, () => end([program], profile));
}

/** It has no mode without a screen: one of its own that nobody sees. */
async function openWebKit(): Promise<Driver> {
  const [port, profile] = [await freePort(), newProfile()];
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // It chooses a number that is free, and says which.
  const [display] = await once(screen.stdout, 'data');
  const program = start('WebKitWebDriver', [`--port=${port}`], {
    ...{ DISPLAY: `:${String(display).trim()}`, HOME: profile, LANG: 'es_ES.UTF-8' },
  });
  const options = { binary: miniBrowser, args: ['--automation'] };
  return openByWebDriver(overHttp(port), { 'webkitgtk:browserOptions': options }, () =>
    end([program, screen], profile),
  );
}

const newProfile = (): string => mkdtempSync(join(tmpdir(), 'mariel-engine-'));

function start(program: string, flags: string[], env: Record<string, string>): ChildProcess {
  return spawn(program, flags, { stdio: 'ignore', env: { ...process.env, ...env } });
}

function end(programs: ChildProcess[], profile: string): void {
  for (const program of programs) program.kill('SIGKILL');
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
