import { type ESTree, type Plugin, parseSync } from 'vite';
import type { Head, Page } from '../page.ts';
import { visitSyntax } from './visit-syntax.ts';

/** What the server alone asks of a page; what it uses is left out with it. */
const ofServer: ReadonlySet<string> = new Set([
  'Fragment',
  'sharedParts',
  'isStatic',
  'needsReact',
  'status',
  'loadFailed',
  'without',
  'items',
] satisfies (keyof Page<unknown> | keyof NonNullable<Page<unknown>['staticPart']>)[]);

/** Of a head the browser shows the title; the rest is for search engines and chats. */
const ofBrowser: keyof Head = 'title';

/** Gives the browser of each `definePage(…)` what it can use. */
export function browserPages(): Plugin {
  return {
    name: 'browser-pages',
    enforce: 'pre',
    transform(code, id, options) {
      const [path = id] = id.split('?');
      if (options?.ssr || !path.endsWith('.tsx') || !code.includes('definePage')) return null;
      return pageWithin(code, path);
    },
  };
}

export function pageWithin(code: string, path: string): string {
  const gone: ESTree.Node[] = [];
  visitSyntax(parseSync(path, code).program, (node) => {
    const [page] = node.type === 'CallExpression' ? node.arguments : [];
    if (node.type !== 'CallExpression' || page?.type !== 'ObjectExpression') return false;
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'definePage') return false;
    for (const property of page.properties) {
      const name = nameOf(property);
      if (name === 'head') gone.push(...besideTitle(property));
      else if (name === 'staticPart') gone.push(...namedWithin(property));
      else if (name !== undefined && ofServer.has(name)) gone.push(property);
    }
    return true;
  });
  return gone
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end }) => all.slice(0, start) + afterComma(all.slice(end)), code);
}

/** Of each object with a title, which a head returns. */
function besideTitle(head: ESTree.Node): ESTree.Node[] {
  const gone: ESTree.Node[] = [];
  visitSyntax(head, (node) => {
    if (node.type !== 'ObjectExpression') return false;
    const isHead = node.properties.some((each) => nameOf(each) === ofBrowser);
    if (isHead) gone.push(...node.properties.filter((each) => nameOf(each) !== ofBrowser));
    return isHead;
  });
  return gone;
}

function namedWithin(part: ESTree.Node): ESTree.Node[] {
  const gone: ESTree.Node[] = [];
  visitSyntax(part, (node) => {
    const name = nameOf(node);
    const isGone = name !== undefined && ofServer.has(name);
    if (isGone) gone.push(node);
    return isGone;
  });
  return gone;
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Property' && node.key.type === 'Identifier' ? node.key.name : undefined;
}

const afterComma = (rest: string) => rest.replace(/^\s*,/, '');
