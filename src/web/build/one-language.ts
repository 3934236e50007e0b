import { type ESTree, type Plugin, parseSync } from 'vite';
import { type Language, languages } from '#platform/text/language.ts';
import { visitSyntax } from './visit-syntax.ts';

/**
 * Reduces each `defineTexts(…)` of our sources to the language of the build, so that the other one
 * never reaches the phone. The build fails when a text lacks a language.
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
  visitSyntax(parseSync(path, code).program, (node) => {
    if (node.type !== 'CallExpression') return false;
    const [tree] = node.arguments;
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'defineTexts' || !tree) {
      return false;
    }
    edits.push({ start: node.start, end: tree.start, text: `({ ${language}: ` });
    pickLanguage(tree, { code, path, language, edits });
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

function pickLanguage(tree: ESTree.Node, to: Compilation): void {
  visitSyntax(tree, (node) => {
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
