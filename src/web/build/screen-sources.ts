import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { visitSyntax } from './visit-syntax.ts';

/**
 * Returns the source file of each screen in a table of screens. Reads the syntax tree, because no
 * bundler tells in which property an `import()` stands.
 */
export function screenSources(table: string): Map<string, string> {
  const { program, errors } = parseSync(table, readFileSync(table, 'utf8'));
  if (errors.length > 0) throw new Error(`${table}: ${errors[0]?.message}`);
  const sources = new Map<string, string>();
  visitSyntax(program, (node) => {
    if (node.type !== 'Property') return false;
    const name = textOf(node.key);
    const imported = importIn(node.value);
    if (name && imported) sources.set(name, imported.replace(/^#/, 'src/'));
    return false;
  });
  return sources;
}

export const absolute = (source: string): string => join(process.cwd(), source);

function importIn(tree: ESTree.Node): string | undefined {
  let found: string | undefined;
  visitSyntax(tree, (node) => {
    if (node.type === 'ImportExpression') found = textOf(node.source);
    return found !== undefined;
  });
  return found;
}

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
