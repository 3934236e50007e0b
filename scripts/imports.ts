// The direction of imports: platform ← web ← kit ← a feature's rules ← its server and its ui ← app.
// Prints each import that goes against it, each circle of files, and SQL that names a table of a later
// subject; then it fails.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'vite';
import { visitSyntax } from '#web/build/visit-syntax.ts';
import { circlesIn, type Import } from './import-circles.ts';
import { tableProblems } from './table-uses.ts';

/** The areas and their subjects: each may use those before it, never those after it. */
const areas: Record<string, readonly string[]> = {
  company: ['about', 'provinces'],
  people: ['accounts'],
  shop: ['cart', 'catalogue', 'notices'],
  ledger: ['payment-methods', 'entries'],
  requests: ['uploads', 'cases', 'quotes'],
  shipping: ['units', 'screening', 'export-file', 'handover'],
  orders: ['progress', 'offers', 'order', 'reviews'],
  payments: ['verifications', 'collecting', 'matching'],
  papers: ['documents', 'check'],
  home: ['profile', 'landing'],
  office: ['mails', 'audit', 'dashboard', 'reports', 'customers', 'find'],
};
const order = Object.entries(areas).flatMap(([area, subjects]) =>
  subjects.map((subject) => `${area}/${subject}`),
);

const serverPackages =
  /^(pg|kysely|hono|@hono\/|nodemailer|openid-client|oidc-provider|sharp|lru-cache|pdfkit|lean-qr|any-ascii|@electric-sql\/)/;

/** The parts of `platform` that may reach a browser; all others are the server's. */
const platformOfBothSides = /^src\/platform\/(browser|calls|http\/shared|text|time|money)/;

/** Tables in the root that belong to `app`: they name the files of all screens. */
const screenTables = ['src/screens.ts', 'src/staff-screens.ts'];

/** Folders outside `src`, and who may import from them. */
const outside = [
  ['src/app/server/demo/', 'demo/'],
  ['src/features/shop/catalogue/', 'demo/'],
  ['src/features/orders/offers/server/presets/load-demo-presets.ts', 'demo/presets.ts'],
] as const;

interface Place {
  room: 'kit' | 'platform' | 'web' | 'feature' | 'app' | 'root';
  feature: string;
  part: 'rules' | 'server' | 'ui';
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\btesting\//.test(file))
  .map((file) => join('src', file));
const graph = new Map(files.map((file) => [file, importsOf(file)]));

const problems = [...graph].flatMap(([file, imports]) =>
  imports.flatMap((each) => {
    const { target, typeOnly } = each;
    const wrong = objectionToWay(file, each) ?? objection(file, target, typeOnly);
    return wrong ? [`${file} → ${target}: ${wrong}`] : [];
  }),
);
for (const folder of globSync('src/features/*/*/')) {
  const subject = relative('src/features', folder);
  if (!order.includes(subject))
    problems.push(`src/features/${subject}: its place in \`areas\` is missing`);
}
for (const circle of circlesIn(graph))
  problems.push(`circle of ${circle.length} files: ${circle.join(', ')}`);
problems.push(...tableProblems(files, order));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`imports: ${files.length} files, all in the right direction, no circles`);

/**
 * Reads all imports of a file: `import`, `export … from`, `import()` and types by `import('…')`.
 */
function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const add = (name: string, typeOnly: boolean) =>
    found.push({ target: resolve(file, name), relative: name.startsWith('.'), typeOnly });
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  visitSyntax(program, (node) => {
    if (node.type === 'ImportExpression' || node.type === 'TSImportType') {
      if (node.source.type === 'Literal') {
        add(String(node.source.value), node.type === 'TSImportType');
      }
    } else if (node.type === 'ImportDeclaration') {
      const kinds = node.specifiers.map((each) =>
        each.type === 'ImportSpecifier' ? each.importKind : 'value',
      );
      add(node.source.value, node.importKind === 'type' || isAllTypes(kinds));
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const kinds = node.specifiers.map(({ exportKind }) => exportKind);
      add(node.source.value, node.exportKind === 'type' || isAllTypes(kinds));
    } else if (node.type === 'ExportAllDeclaration') {
      add(node.source.value, node.exportKind === 'type');
    }
    return false;
  });
  return found;
}

function isAllTypes(kinds: readonly (string | null | undefined)[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => kind === 'type');
}

function resolve(file: string, name: string): string {
  const bare = name.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return join('src', bare.slice(1));
  return bare.startsWith('.') ? normalize(join(dirname(file), bare)) : name;
}

/** Returns what is wrong with the spelling of an import, or with its target outside of `src`. */
function objectionToWay(file: string, { target, relative }: Import): string | undefined {
  if (!relative) return undefined;
  if (!target.startsWith('src/')) {
    const may = outside.some(([from, to]) => file.startsWith(from) && target.startsWith(to));
    return may ? undefined : 'outside of src';
  }
  const [from, to] = [placeOf(file), placeOf(target)];
  const isSame = from.room === to.room && from.feature === to.feature;
  return isSame ? undefined : 'another room is named by #…';
}

function objection(file: string, target: string, typeOnly: boolean): string | undefined {
  const from = placeOf(file);
  if (!target.startsWith('src/')) {
    return typeOnly ? undefined : objectionToPackage(from, file, target);
  }
  if (!existsSync(target)) return 'no such file';
  const to = placeOf(target);
  if (to.room === 'app' && from.room !== 'app') return 'nobody imports app';
  if (from.room === 'kit' && !['kit', 'platform', 'web'].includes(to.room))
    return 'kit knows no business';
  if (from.room === 'platform' && to.room !== 'platform') return 'platform knows no business';
  if (from.room === 'web' && !['web', 'platform'].includes(to.room)) return 'web knows no business';
  if (from.room === 'root' && !['root', 'feature', 'platform', 'web'].includes(to.room))
    return 'a table in the root only names';
  if (from.room === 'feature' && to.room === 'feature') {
    if (order.indexOf(to.feature) > order.indexOf(from.feature)) return 'a later subject';
    if (from.part === 'rules' && to.part !== 'rules') return 'rules know neither server nor ui';
  }
  if (typeOnly) return undefined;
  if (inBrowser(from, file)) {
    if (to.part === 'server') return 'browser code never imports the server';
    if (/[/-]schema\.ts$|-case-calls\.ts$/.test(target)) return 'schemas cost the browser 22 KB';
  }
  if (from.part === 'server' && to.part === 'ui' && from.room !== 'app' && from.room !== 'web')
    return 'server never imports ui';
  return undefined;
}

function objectionToPackage(from: Place, file: string, name: string): string | undefined {
  const onServer = builtinModules.includes(name.replace(/^node:/, '')) || serverPackages.test(name);
  return onServer && inBrowser(from, file) ? 'a server package in the browser' : undefined;
}

function inBrowser(place: Place, file: string): boolean {
  if (place.room === 'kit' || place.part === 'ui') return true;
  if (place.room === 'platform') return file.startsWith('src/platform/browser/');
  return (place.room === 'app' || place.room === 'web') && place.part !== 'server';
}

function placeOf(file: string): Place {
  const [, room = '', ...folders] = file.split('/');
  const [area, subject, ...rest] = folders;
  const feature = `${area}/${subject}`;
  const parts = room === 'features' ? rest : folders;
  // The build runs where the server does.
  const onServer = parts.includes('server') || (room === 'web' && parts.includes('build'));
  const part = onServer ? 'server' : parts.includes('ui') ? 'ui' : 'rules';
  if (screenTables.includes(file)) return { room: 'app', feature: '', part };
  if (room === 'features') return { room: 'feature', feature, part };
  if (room === 'platform') {
    return { room, feature: '', part: platformOfBothSides.test(file) ? 'rules' : 'server' };
  }
  if (room === 'kit' || room === 'web' || room === 'app') return { room, feature: '', part };
  return { room: 'root', feature: '', part: 'rules' };
}
