import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync } from 'vite';

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

/** The module with all exports but one kept to itself; what nothing uses then is left out. */
function onlyExport(code: string, path: string, name: string): string {
  const { program } = parseSync(path, code);
  let only = code;
  for (const node of program.body.toReversed()) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue;
    if (declares(node.declaration, name)) continue;
    only = only.slice(0, node.start) + only.slice(node.declaration.start);
  }
  return only;
}

function declares(declaration: ESTree.Declaration, name: string): boolean {
  if (declaration.type !== 'VariableDeclaration') {
    return (
      'id' in declaration && declaration.id?.type === 'Identifier' && declaration.id.name === name
    );
  }
  return declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name);
}

function textOf({ start, end }: ESTree.Node, code: string): string {
  return code.slice(start, end);
}

function nameOf(exported: ESTree.ModuleExportName): string {
  return exported.type === 'Literal' ? exported.value : exported.name;
}
