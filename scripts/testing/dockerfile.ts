import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

interface Stage {
  root: string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
}

interface Instruction {
  name: string;
  rest: string;
}

/** Returns the instructions of a Dockerfile, each on one line, without comments. */
export function readDockerfile(text: string): Instruction[] {
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n/g, ' ');
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name: name.toUpperCase(), rest: rest.trim() };
    });
}

/** Follows a Dockerfile over the files of `context`, in folders below `scratch`; returns its last stage. */
export function followDockerfile(context: string, scratch: string): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const { name, rest } of readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    if (name === 'ARG') continue;
    if (name === 'FROM') {
      const [, as = 'last'] = /\sAS\s(\w+)$/i.exec(rest) ?? [];
      stage = openStage(join(scratch, as));
      stages.set(as, stage);
      continue;
    }
    if (!stage) throw new Error(`${name} stands before FROM`);
    follow(stage, { name, rest }, { context, stages });
  }
  if (!stage) throw new Error('no FROM');
  return stage;
}

function openStage(root: string): Stage {
  mkdirSync(root);
  return { root, workdir: '/', env: {}, command: [], healthcheck: [] };
}

function follow(
  stage: Stage,
  { name, rest }: Instruction,
  from: { context: string; stages: Map<string, Stage> },
): void {
  if (name === 'WORKDIR') {
    stage.workdir = resolve(stage.workdir, rest);
    mkdirSync(join(stage.root, stage.workdir), { recursive: true });
  } else if (name === 'COPY') copy(stage, rest, from);
  else if (name === 'RUN') run(stage, rest, from.context);
  else if (name === 'ENV') Object.assign(stage.env, settings(rest));
  else if (name === 'CMD') stage.command = JSON.parse(rest);
  else if (name === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.replace(/^.*?CMD\s/, ''));
  else if (!['USER', 'VOLUME', 'EXPOSE'].includes(name)) throw new Error(`unknown: ${name}`);
}

function settings(rest: string): Record<string, string> {
  return Object.fromEntries(rest.split(/\s+/).map((each) => each.split('=')));
}

function copy(
  stage: Stage,
  rest: string,
  { context, stages }: { context: string; stages: Map<string, Stage> },
): void {
  const words = rest.split(/\s+/);
  const as = words[0]?.startsWith('--from=') ? words.shift()?.slice(7) : undefined;
  const origin = as === undefined ? context : stages.get(as)?.root;
  if (origin === undefined) throw new Error(`no stage ${as}`);
  const target = words.pop() ?? '';
  for (const source of words) {
    const path = join(origin, source);
    const into = target.endsWith('/') ? join(target, basename(source)) : target;
    const place = join(stage.root, resolve(stage.workdir, into));
    mkdirSync(dirname(place), { recursive: true });
    const filter = (each: string) => as !== undefined || !/\.test\.tsx?$/.test(each);
    cpSync(path, place, { recursive: true, filter, verbatimSymlinks: true });
  }
}

function run(stage: Stage, rest: string, context: string): void {
  const folder = join(stage.root, stage.workdir);
  if (rest.startsWith('npm install ')) {
    linkPackages(folder, context, rest.includes('--omit=dev'));
  } else if (rest.startsWith('node ')) {
    execFileSync(process.execPath, rest.slice(5).split(' '), { cwd: folder, stdio: 'pipe' });
  } else if (rest.startsWith('mkdir ')) {
    mkdirSync(join(stage.root, rest.split(/\s+/)[1] ?? ''));
  } else throw new Error(`unknown: RUN ${rest}`);
}

/** Links the packages that the copied lock file names. */
function linkPackages(folder: string, context: string, omitDev: boolean): void {
  const lock: { packages: Record<string, { dev?: true }> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    const wanted = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !(omitDev && dev);
    // Packages for other systems are not installed.
    if (!wanted || !existsSync(join(context, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(context, path), join(folder, path));
  }
}
