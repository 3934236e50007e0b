import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/**
 * The source file of each screen in a table of screens: the `import()` of each entry. Read from the
 * syntax tree, as no bundler names an `import()` after the property that it stands in.
 */
export function screenSources(table: string): Map<string, string> {
  const { program, errors } = parseSync(table, readFileSync(table, 'utf8'));
  if (errors.length > 0) throw new Error(`${table}: ${errors[0]?.message}`);
  const sources = new Map<string, string>();
  visit(program, (node) => {
    if (node.type !== 'Property') return;
    const name = textOf(node.key, 'name');
    const imported = importIn(node.value);
    if (name && imported) sources.set(name, imported.replace(/^#/, 'src/'));
  });
  return sources;
}

/** The source of a screen's file, or of a table's screens, as absolute path. */
export const absolute = (source: string): string => join(process.cwd(), source);

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

function importIn(value: unknown): string | undefined {
  let found: string | undefined;
  visit(value, (node) => {
    if (node.type === 'ImportExpression') found = textOf(node.source, 'value');
  });
  return found;
}

function textOf(node: unknown, key: string): string | undefined {
  const text = (node as Record<string, unknown> | undefined)?.[key];
  return typeof text === 'string' ? text : undefined;
}

function visit(value: unknown, each: (node: SyntaxNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') each(value as SyntaxNode);
  for (const inner of Object.values(value)) visit(inner, each);
}
