import { readFileSync } from 'node:fs';
import type { Engine } from '#web/build/engines.ts';

/** What MDN's compatibility data say of one thing: since which version an engine has it. */
interface Support {
  version_added: string | false | 'preview';
  version_removed?: string;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

export interface CompatNode {
  __compat?: { support: Record<string, Support | Support[] | undefined> };
  [inner: string]: CompatNode | CompatNode['__compat'];
}

export const compatData: Record<'api' | 'javascript' | 'css', CompatNode> = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

/** The browsers on phones with the engines of those on desks. */
const browsersOf: Record<Engine['name'], string[]> = {
  chrome: ['chrome', 'webview_android'],
  safari: ['safari', 'safari_ios'],
  firefox: ['firefox'],
};

export function nodeAt(start: CompatNode, path: readonly string[]): CompatNode | undefined {
  let node: CompatNode | undefined = start;
  for (const name of path) {
    node = node && Object.hasOwn(node, name) ? (node[name] as CompatNode) : undefined;
  }
  return node;
}

export function innerNodes(node: CompatNode): [name: string, inner: CompatNode][] {
  return Object.entries(node).filter(
    (entry): entry is [string, CompatNode] => entry[0] !== '__compat',
  );
}

/** True where all of these engines have it; undefined where the data do not know it. */
export function isSupported(
  node: CompatNode | undefined,
  engines: readonly Engine[],
): boolean | undefined {
  const support = node?.__compat?.support;
  return (
    support &&
    engines.every(({ name, version }) =>
      browsersOf[name].every((browser) => hasSince(support[browser], version)),
    )
  );
}

/** What works under a flag or by another name counts as missing. */
function hasSince(support: Support | Support[] | undefined, version: string): boolean {
  return [support ?? []].flat().some((each) => {
    const { version_added: added, version_removed: removed } = each;
    if (each.flags || each.prefix || each.alternative_name) return false;
    if (!added || added === 'preview') return false;
    return isAtLeast(version, added) && !(removed && isAtLeast(version, removed));
  });
}

function isAtLeast(version: string, other: string): boolean {
  const [one, two] = [version, other.replace('≤', '')].map((text) => text.split('.').map(Number));
  for (const at of [0, 1]) {
    const difference = (one?.[at] ?? 0) - (two?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
