import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { visitSyntax } from './visit-syntax.ts';

const messages = /\/messages\.ts$/;
const exportOf = /^(.+\/messages\.ts)\?export=(\w+)$/;

/**
 * A feature has one file of texts; a screen loads only those that it names. Each export of a
 * `messages.ts` becomes a module of its own, so that the bundler puts it where it is used: the
 * staff's and the mails' texts never reach a customer's phone.
 */
export function messagesByExport(): Plugin {
  return {
    name: 'messages-by-export',
    enforce: 'pre',
    load(id) {
      const [, path, name] = exportOf.exec(id) ?? [];
      return path && name ? onlyExport(readFileSync(path, 'utf8'), path, name) : null;
    },
    transform(code, id) {
      const [path = id] = id.split('?');
      return /\/src\/.*\.tsx?$/.test(path) && code.includes('/messages.ts')
        ? importEach(code, path)
        : null;
    },
  };
}

/** `import { a, b } from './messages.ts'` as two imports, each of the module of one export. */
function importEach(code: string, path: string): string {
  const { program } = parseSync(path, code);
  let split = code;
  for (const node of program.body.toReversed()) {
    if (node.type !== 'ImportDeclaration' || !messages.test(node.source.value)) continue;
    const each = node.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type'
        ? [
            `import { ${textOf(specifier, code)} } from '${node.source.value}?export=${nameOf(specifier.imported)}';`,
          ]
        : [],
    );
    if (node.importKind !== 'type')
      split = split.slice(0, node.start) + each.join('') + split.slice(node.end);
  }
  return split;
}

/** The module of one export; the others that it names come from modules of their own. */
function onlyExport(code: string, path: string, name: string): string {
  const { program } = parseSync(path, code);
  const others = new Map<string, ESTree.Node>();
  for (const node of program.body) {
    const declared = node.type === 'ExportNamedDeclaration' && declaredBy(node.declaration);
    if (declared && declared !== name) others.set(declared, node);
  }
  let only = code;
  for (const { start, end } of [...others.values()].toReversed()) {
    only = only.slice(0, start) + only.slice(end);
  }
  const used = identifiersOf(parseSync(path, only).program);
  const imports = [...others.keys()]
    .filter((other) => used.has(other))
    .map((other) => `import { ${other} } from '${path}?export=${other}';`);
  return [...imports, only].join('\n');
}

function declaredBy(declaration: ESTree.Declaration | null): string | undefined {
  const [declared] = declaration && 'declarations' in declaration ? declaration.declarations : [];
  return declared?.id.type === 'Identifier' ? declared.id.name : undefined;
}

function identifiersOf(program: ESTree.Program): Set<string> {
  const names = new Set<string>();
  visitSyntax(program, (node) => {
    if (node.type === 'Identifier') names.add(node.name);
    return false;
  });
  return names;
}

function textOf({ start, end }: ESTree.Node, code: string): string {
  return code.slice(start, end);
}

function nameOf(exported: ESTree.ModuleExportName): string {
  return exported.type === 'Literal' ? exported.value : exported.name;
}
