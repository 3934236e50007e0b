import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { visitSyntax } from './visit-syntax.ts';

const exportOf = /^(.+)\?export=(\w+)$/;

/**
 * Makes each export of a file with one of these names a module of its own, so that the bundler puts
 * it where it is used. A feature has its texts in one file, and those of staff and of mails must
 * not reach a customer's phone.
 */
export function splitExports(fileNames: readonly string[]): Plugin {
  return {
    name: 'split-exports',
    enforce: 'pre',
    load(id) {
      const [, path, name] = exportOf.exec(id) ?? [];
      return path && name ? onlyExport(readFileSync(path, 'utf8'), path, name) : null;
    },
    transform(code, id) {
      const [path = id] = id.split('?');
      return path.includes('/src/') &&
        /\.tsx?$/.test(path) &&
        fileNames.some((name) => code.includes(`/${name}'`))
        ? importEach(code, path, fileNames)
        : null;
    },
  };
}

/** Splits `import { a, b }` from such a file into two imports. */
function importEach(code: string, path: string, fileNames: readonly string[]): string {
  const { program } = parseSync(path, code);
  let split = code;
  for (const node of program.body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue;
    const { value: source } = node.source;
    if (!fileNames.some((name) => source.endsWith(`/${name}`))) continue;
    if (node.specifiers.some(({ type }) => type !== 'ImportSpecifier')) continue;
    const each = node.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type'
        ? [
            `import { ${textOf(specifier, code)} } from '${source}?export=${nameOf(specifier.imported)}';`,
          ]
        : [],
    );
    if (node.importKind !== 'type')
      split = split.slice(0, node.start) + each.join('') + split.slice(node.end);
  }
  return split;
}

/** The module of one export. It imports the other exports that it uses. */
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
