import { type ESTree, type Plugin, parseSync } from 'vite';
import { type Language, languages } from '../../platform/text/language.ts';

/**
 * Compiles each `defineTexts(…)` of our sources to the one language of a build: the sentences of the
 * others do not reach the phone. The build fails where a sentence lacks a language.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    transform(code, id) {
      const [path = id] = id.split('?');
      if (!path.includes('/src/') || !code.includes('defineTexts(')) return null;
      if (path.endsWith('/text/texts.ts')) return null;
      return compile(code, path, language);
    },
  };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function compile(code: string, path: string, language: Language): string {
  const edits: Edit[] = [];
  visit(parseSync(path, code).program, (node) => {
    if (node.type !== 'CallExpression') return false;
    const [tree] = node.arguments;
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'defineTexts' || !tree) {
      return false;
    }
    edits.push({ start: node.start, end: tree.start, text: `({ ${language}: ` });
    keepLanguage(tree, { code, path, language, edits });
    edits.push({ start: tree.end, end: node.end, text: ' })' });
    return true;
  });
  let compiled = code;
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start)) {
    compiled = compiled.slice(0, start) + text + compiled.slice(end);
  }
  return compiled;
}

interface Compilation {
  code: string;
  path: string;
  language: Language;
  edits: Edit[];
}

/** Replaces each `{ es, en }` by the value of the language. */
function keepLanguage(tree: ESTree.Node, to: Compilation): void {
  visit(tree, (node) => {
    if (node.type !== 'ObjectExpression') return false;
    const values = new Map<string, ESTree.Node>();
    for (const property of node.properties) {
      if (property.type === 'Property' && property.key.type === 'Identifier') {
        values.set(property.key.name, property.value);
      }
    }
    if (!languages.some((each) => values.has(each))) return false;
    const missing = languages.filter((each) => !values.has(each));
    if (missing.length > 0) {
      throw new Error(
        `${to.path}: a text lacks ${missing.join(', ')}: ${to.code.slice(node.start, node.end)}`,
      );
    }
    const value = values.get(to.language) ?? node;
    to.edits.push({ start: node.start, end: value.start, text: '(' });
    to.edits.push({ start: value.end, end: node.end, text: ')' });
    return true;
  });
}

/** Visits a tree of syntax from its top; `enter` says true where it need not go deeper. */
function visit(node: unknown, enter: (node: ESTree.Node) => boolean): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, enter);
  } else if (isNode(node) && !enter(node)) {
    for (const inner of Object.values(node)) visit(inner, enter);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
