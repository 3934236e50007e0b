import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDockerfile } from './testing/dockerfile.ts';

const path = 'docs/systemd/mariel-auto@.service';
const lines = readFileSync(path, 'utf8').split('\n');
const valuesOf = (name: string) =>
  lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));

test('the unit starts the shop as the image does', () => {
  const image = readDockerfile(readFileSync('Dockerfile', 'utf8'));
  const [program, ...words]: string[] = JSON.parse(
    image.findLast(({ name }) => name === 'CMD')?.rest ?? '[]',
  );
  const [started = ''] = valuesOf('ExecStart');
  const [folder = ''] = valuesOf('WorkingDirectory');
  expect(started).toBe(`${folder}/node_modules/node/bin/${program} ${words.join(' ')}`);
  const settings = valuesOf('Environment').join(' ');
  for (const same of ['NODE_ENV=production', 'MALLOC_ARENA_MAX=2']) {
    expect(settings).toContain(same);
    expect(image.map(({ rest }) => rest).join(' ')).toContain(same);
  }
});

test('each secret is handed over as a file, under the name of a setting', () => {
  const manual = readFileSync('docs/operating.md', 'utf8');
  const handed = valuesOf('LoadCredential').map((each) => each.split(':')[0] ?? '');
  const read = valuesOf('Environment').flatMap((line) => [
    ...line.matchAll(/(\w+)_FILE=%d\/(\w+)/g),
  ]);
  expect(read.map(([, , file]) => file).toSorted()).toEqual(handed.toSorted());
  for (const [, setting] of read) expect(manual).toContain(`\`${setting}\``);
});

test('it has time to end well, and whoever draws papers ends after it', () => {
  expect(valuesOf('KillMode')).toEqual(['mixed']);
  expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(30);
});

const analyze = spawnSync('systemd-analyze', ['--version']).error;

test.skipIf(analyze)(
  `systemd understands it${analyze ? ' (it is not installed here)' : ''}`,
  () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => /Unknown|Failed to parse/.test(line))).toEqual([]);
  },
);
