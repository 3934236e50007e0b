import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

interface FoundBrowser {
  path: string;
  env: Record<string, string>;
}

/**
 * Starts a Chromium: CHROME_PATH, else the one that npm brought (linux x64, the same picture
 * everywhere), else an installed one. The first start unpacks 207 MB into node_modules/.cache.
 */
export async function openBrowser(): Promise<Browser> {
  const { path, env } = await findBrowser();
  // Pages are painted by the processor here; from a process of its own that costs a tenth more. So
  // does a process of its own for the network.
  const args = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];
  return chromium.launch({
    executablePath: path,
    args,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    env: { ...process.env, ...env },
  });
}

/**
 * Whether pages may be painted in memory that processes share. Playwright has that in files, as
 * containers have 64 MB of it; to make and delete those on a disk takes as long as the painting.
 */
function hasSharedMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}

/** Finds a browser and makes it ready, so that no test has to wait for it. */
export async function findBrowser(): Promise<FoundBrowser> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH: no existe ${CHROME_PATH}`);
    return { path: CHROME_PATH, env: {} };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked();
  const path = installedPlaces().find((place) => existsSync(place));
  if (path) return { path, env: {} };
  throw new Error(
    'No hay un Chrome o Chromium para las pruebas. Instale uno, o diga dónde está con CHROME_PATH. / No Chrome or Chromium for the tests: install one, or set CHROME_PATH (for example after `npx playwright install chromium-headless-shell`).',
  );
}

/** Unpacks the package @sparticuz/chromium once; a folder that exists is complete. */
async function unpacked(): Promise<FoundBrowser> {
  const manifest = readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8');
  const folder = resolve(`node_modules/.cache/chromium-${JSON.parse(manifest).version}`);
  if (!existsSync(join(folder, 'done'))) await unpack(folder);
  const path = join(folder, 'chromium');
  const env: Record<string, string> = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  // A bare Debian lacks three libraries. The package has them, but sets them up only on Lambda.
  if (execFileSync('ldd', [path], { encoding: 'utf8' }).includes('not found')) {
    env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
  }
  return { path, env };
}

async function unpack(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const bin = 'node_modules/@sparticuz/chromium/bin';
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  // The package unpacks into the system's temporary folder, and trusts whatever lies there.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = making;
  try {
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(join(bin, part))));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  writeFileSync(join(making, 'fonts.conf'), fontsConfiguration(folder));
  writeFileSync(join(making, 'done'), '');
  try {
    renameSync(making, folder);
  } catch {
    // Another run was faster, or an old one stopped halfway.
    if (!existsSync(join(folder, 'done'))) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(making, folder);
    } else rmSync(making, { recursive: true, force: true });
  }
}

/** Without fonts of its own this Chromium paints no text at all, and reports nothing. */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${join(folder, 'fonts')}</dir>
<cachedir>${join(folder, 'fonts-cache')}</cachedir>
<match target="pattern"><edit name="family" mode="append_last"><string>Open Sans</string></edit></match>
</fontconfig>
`;
}

function installedPlaces(): string[] {
  const { LOCALAPPDATA = '', PROGRAMFILES = '', 'PROGRAMFILES(X86)': x86 = '' } = process.env;
  const linux = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  return (
    {
      linux: linux.map((name) => `/usr/bin/${name}`),
      darwin: mac.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
      win32: [PROGRAMFILES, x86, LOCALAPPDATA].flatMap((folder) => [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
      ]),
    }[process.platform as string] ?? []
  );
}
