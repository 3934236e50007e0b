// The direction of STYLE: kit, platform ← a feature's rules ← its server and its ui ← shell.
// Prints each import that goes against it, and fails.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';

/** A subject may use those before it, never those after it. */
const order = [
  'company',
  'provinces',
  'accounts',
  'cart',
  'catalogue',
  'notices',
  'history',
  'quotes',
  'verifications',
  'profile',
  'mails',
  'audit',
  'dashboard',
];

const serverPackages =
  /^(pg|kysely|hono|@hono\/|nodemailer|openid-client|oidc-provider|sharp|@electric-sql\/)/;

interface Place {
  room: 'kit' | 'platform' | 'feature' | 'shell' | 'map';
  feature: string;
  part: 'rules' | 'server' | 'ui';
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing(\/|\.ts)/.test(file))
  .map((file) => join('src', file));

const problems = files.flatMap((file) =>
  importsOf(file).flatMap(({ target, typeOnly }) => {
    const wrong = objection(file, target, typeOnly);
    return wrong ? [`${file} → ${target}: ${wrong}`] : [];
  }),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`imports: ${files.length} files, all in the right direction`);

function importsOf(file: string): { target: string; typeOnly: boolean }[] {
  const source = readFileSync(file, 'utf8');
  const found = source.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm);
  return [...found].map(([clause, type, name = '']) => ({
    target: name.startsWith('.') ? normalize(join(dirname(file), name)).replace(/\?.*$/, '') : name,
    typeOnly: Boolean(type) || /\{\s*(type [^,}]+,?\s*)+\}/.test(clause),
  }));
}

function objection(file: string, target: string, typeOnly: boolean): string | undefined {
  const from = placeOf(file);
  if (!target.startsWith('src/'))
    return typeOnly ? undefined : objectionToPackage(from, file, target);
  const to = placeOf(target);
  if (to.room === 'shell' && from.room !== 'shell') return 'nobody imports shell';
  if (from.room === 'kit' && to.room !== 'kit') return 'kit knows only itself';
  if (from.room === 'platform' && to.room !== 'platform') return 'platform knows no business';
  if (from.room === 'feature' && to.room === 'feature') {
    if (order.indexOf(to.feature) > order.indexOf(from.feature)) return 'a later subject';
    if (from.part === 'rules' && to.part !== 'rules') return 'rules know neither server nor ui';
  }
  if (typeOnly) return undefined;
  if (inBrowser(from, file) && to.part === 'server') return 'ui never imports server';
  if (inBrowser(from, file) && /[/-]schema\.ts$/.test(target))
    return 'schemas cost the browser 22 KB';
  if (from.part === 'server' && to.part === 'ui' && from.room !== 'shell')
    return 'server never imports ui';
  return undefined;
}

function objectionToPackage(from: Place, file: string, name: string): string | undefined {
  const onServer = builtinModules.includes(name.replace(/^node:/, '')) || serverPackages.test(name);
  return onServer && inBrowser(from, file) ? 'a server package in the browser' : undefined;
}

function inBrowser(place: Place, file: string): boolean {
  if (place.room === 'kit' || place.part === 'ui') return true;
  return place.room === 'shell' && !file.startsWith('src/shell/server/');
}

function placeOf(file: string): Place {
  const [, room = '', second = '', third = ''] = file.split('/');
  const part = /^(server|ui)$/.test(third) ? (third as 'server' | 'ui') : 'rules';
  if (room === 'features') return { room: 'feature', feature: second, part };
  if (room === 'shell') {
    return {
      room,
      feature: '',
      part: second === 'server' ? 'server' : second === 'ui' ? 'ui' : 'rules',
    };
  }
  if (room === 'kit' || room === 'platform') return { room, feature: '', part: 'rules' };
  return { room: 'map', feature: '', part: 'rules' };
}
