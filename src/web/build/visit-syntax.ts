import type { ESTree } from 'vite';

/** Visits a syntax tree from the top. Where `enter` returns true, it does not go deeper. */
export function visitSyntax(
  node: unknown,
  enter: (node: ESTree.Node) => boolean | undefined,
): void {
  if (Array.isArray(node)) {
    for (const each of node) visitSyntax(each, enter);
  } else if (isNode(node) && !enter(node)) {
    for (const inner of Object.values(node)) visitSyntax(inner, enter);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
