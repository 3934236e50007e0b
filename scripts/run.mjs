// The entry of every npm command. It runs on the machine's Node (20 or newer), installs the
// packages of the lock file, and then starts the pinned Node 24 from node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...rest] = process.argv.slice(2);

const ofTheShop = [
  'start',
  'dev',
  'build',
  'migrate',
  'backup',
  'restore',
  'retention',
  'grant',
  'doctor',
];

installIfNeeded();
const { node: flags, environment } = startOptions();
const program = pinnedNode();
const words = [...flags, join(root, 'scripts', `${command}.ts`), ...rest];
const env = { ...environment, ...process.env };
// Where Node can (22.15 and newer, not on Windows) the command takes the place of this process, which
// would hold 40 MB beside the shop for as long as it runs.
if (process.execve && process.platform !== 'win32') {
  process.chdir(root);
  process.execve(program, [program, ...words], env);
}
const child = spawn(program, words, { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** What tests and checks need besides, as a browser, is a package of its own: scripts/testing/packages. */
function installIfNeeded() {
  const mark = join(root, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const [of, installed] = existsSync(mark) ? readFileSync(mark, 'utf8').split(' ') : [];
  const wanted = installed !== 'all' && ofTheShop.includes(command) ? 'shop' : 'all';
  if (of === lock && installed === wanted) return;
  console.log('Installing packages (the first time only)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const without = wanted === 'shop' ? ['--workspaces=false'] : [];
  // `npm ci` would refuse a lock file without the binaries of systems that a registry does not
  // carry. This keeps to the lock file too, and leaves it as it is.
  const { status } = spawnSync(
    npm,
    [
      ...['install', '--no-save', '--include=dev', ...without],
      ...['--no-audit', '--no-fund', '--loglevel=error'],
    ],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(mark, `${lock} ${wanted}`);
}

/**
 * Options that keep the shop's memory small, and that must be set before it starts
 * (docs/decisions/012).
 */
function startOptions() {
  if (command !== 'start') return { node: [], environment: {} };
  return JSON.parse(readFileSync(join(root, 'scripts', 'start-options.json'), 'utf8'));
}

function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(root, 'node_modules', 'node', 'bin', name);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    'Node 24 is missing: npm did not let the package `node` bring its program (ignore-scripts?). Install Node 24, or allow its scripts.',
  );
  return process.exit(1);
}
