import { type ESTree, parseSync } from 'vite';
import type { Engine } from '#web/build/engines.ts';
import { visitSyntax } from '#web/build/visit-syntax.ts';
import { type CompatNode, compatData, innerNodes, isSupported, nodeAt } from './compat-data.ts';

/** Names of properties that code declares itself: `page.role` is then no API of browsers. */
export interface OwnNames {
  values: ReadonlySet<string>;
  functions: ReadonlySet<string>;
}

/**
 * Returns a function that lists what a script uses and one of the engines lacks: syntax, built-in
 * functions, APIs. It does not know types: of a member that several objects have, the oldest counts.
 */
export function scriptCheck(engines: readonly Engine[], own: OwnNames) {
  const members = membersOf(engines);
  return (code: string): Set<string> => {
    const { program, errors } = parseSync('script.js', code);
    if (errors[0]) throw new Error(errors[0].message);
    const missing = new Set<string>();
    visitSyntax(program, (node) => {
      for (const name of missingAt(node, { engines, own, members })) missing.add(name);
      return false;
    });
    return missing;
  };
}

interface Check {
  engines: readonly Engine[];
  own: OwnNames;
  members: ReadonlyMap<string, boolean>;
}

function missingAt(node: ESTree.Node, check: Check): string[] {
  const lacks = (found: CompatNode | undefined) => isSupported(found, check.engines) === false;
  const syntax = syntaxOf(node)
    .filter(([, path]) => lacks(nodeAt(compatData.javascript, path)))
    .map(([name]) => name)
    .concat(selectorsIn(node).filter((name) => lacks(nodeAt(compatData.css, ['selectors', name]))));
  if (node.type === 'ChainExpression' && failsInChain(node) && isBefore91(check.engines)) {
    return [...syntax, '?.() with a spread argument'];
  }
  if (node.type === 'Identifier' && lacks(globalNode(node.name))) return [...syntax, node.name];
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    return [...syntax, ...missingMember(node.callee, lacks, check.members, check.own.functions)];
  }
  if (node.type !== 'MemberExpression') return syntax;
  return [...syntax, ...missingMember(node, lacks, check.members, check.own.values)];
}

function missingMember(
  { object, property, computed }: ESTree.MemberExpression,
  lacks: (found: CompatNode | undefined) => boolean,
  members: ReadonlyMap<string, boolean>,
  own: ReadonlySet<string>,
): string[] {
  if (computed || property.type !== 'Identifier') return [];
  const { name } = property;
  const owner = object.type === 'Identifier' ? object.name : '';
  const found = globalNode(owner);
  const known = found && (found[`${name}_static`] ?? found[name]);
  if (known) return lacks(known as CompatNode) ? [`${owner}.${name}`] : [];
  return members.get(name) === false && !own.has(name) ? [`.${name}`] : [];
}

/** Collects the names of properties that sources declare, or set as packages do. */
export function ownNames(sources: Iterable<[file: string, code: string]>): OwnNames {
  const values = new Set<string>();
  const functions = new Set<string>();
  for (const [file, code] of sources) {
    visitSyntax(parseSync(file, code).program, (node) => {
      const { name, isFunction } = ownName(node, file.startsWith('node_modules'));
      if (name) values.add(name);
      if (name && isFunction) functions.add(name);
      return false;
    });
  }
  return { values, functions };
}

function ownName(node: ESTree.Node, isPackage: boolean): { name?: string; isFunction?: boolean } {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    const { property, computed } = node.left;
    const isFunction = isPackage || /Function/.test(node.right.type);
    return computed || !('name' in property) || !isFunction
      ? {}
      : { name: property.name, isFunction };
  }
  if (!declarations.test(node.type) || !('key' in node) || node.key?.type !== 'Identifier')
    return {};
  const { name } = node.key;
  if (node.type === 'TSPropertySignature') {
    return { name, isFunction: node.typeAnnotation?.typeAnnotation.type === 'TSFunctionType' };
  }
  const value = 'value' in node && node.value ? (node.value as ESTree.Node).type : 'Function';
  // A text with something to fill in is a function for each language.
  return { name, isFunction: /Function|ObjectExpression/.test(value) };
}

const declarations =
  /^(TSPropertySignature|TSMethodSignature|Property|PropertyDefinition|MethodDefinition)$/;

const globalNode = (name: string): CompatNode | undefined =>
  nodeAt(compatData.javascript, ['builtins', name]) ?? nodeAt(compatData.api, [name]);

/** Members of built-in objects and APIs; true where the engines have one of that name. */
function membersOf(engines: readonly Engine[]): Map<string, boolean> {
  const members = new Map<string, boolean>();
  for (const owners of [compatData.api, nodeAt(compatData.javascript, ['builtins'])]) {
    for (const [, owner] of innerNodes(owners ?? {})) {
      for (const [name, node] of innerNodes(owner)) {
        const supported = isSupported(node, engines);
        const bare = name.replace('_static', '');
        if (supported !== undefined) members.set(bare, members.get(bare) || supported);
      }
    }
  }
  return members;
}

/** The young syntax that a node writes, with its places in the data. */
function syntaxOf(node: ESTree.Node): [name: string, path: string[]][] {
  switch (node.type) {
    case 'AssignmentExpression': {
      const kinds = { '??=': 'nullish_coalescing', '||=': 'logical_or', '&&=': 'logical_and' };
      const kind = kinds[node.operator as keyof typeof kinds];
      return kind ? [[node.operator, ['operators', `${kind}_assignment`]]] : [];
    }
    case 'PropertyDefinition':
      // All kinds of fields work since there are private ones.
      return [['a field of a class', ['classes', 'private_class_fields']]];
    case 'StaticBlock':
      return [['a static block', ['classes', 'static', 'initialization_blocks']]];
    case 'PrivateIdentifier':
      return [['a private member', ['classes', 'private_class_methods']]];
    case 'Program':
      return node.body.some(hasAwait)
        ? [['await outside of functions', ['operators', 'await', 'top_level']]]
        : [];
    case 'Literal':
      return 'regex' in node ? patternOf(node.regex) : [];
    default:
      return [];
  }
}

/** An unknown one throws where a script asks for it. */
function selectorsIn(node: ESTree.Node): string[] {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return [];
  return [...node.value.matchAll(/:(is|where|has|focus-visible)\b/g)].map(([, name = '']) => name);
}

const isBefore91 = (engines: readonly Engine[]): boolean =>
  engines.some(({ name, version }) => name === 'chrome' && +version < 91);

/** The data tell only in words that Chrome 80 to 90 fails at a spread argument before the last. */
function failsInChain(chain: ESTree.ChainExpression): boolean {
  let found = false;
  visitSyntax(chain, (node) => {
    if (node.type === 'CallExpression') {
      found ||= node.arguments.slice(0, -1).some(({ type }) => type === 'SpreadElement');
    }
    return /Function/.test(node.type);
  });
  return found;
}

/** True where a statement awaits, and not only functions in it. */
function hasAwait(statement: ESTree.Node): boolean {
  let found = false;
  visitSyntax(statement, (node) => {
    found ||= node.type === 'AwaitExpression';
    return /Function/.test(node.type);
  });
  return found;
}

function patternOf({ pattern, flags }: { pattern: string; flags: string }): [string, string[]][] {
  const found: [string, string[]][] = [];
  const bare = pattern.replaceAll(/\\./g, '');
  if (/\(\?<[=!]/.test(bare)) {
    found.push(['a look behind', ['regular_expressions', 'lookbehind_assertion']]);
  }
  if (flags.includes('v')) found.push(['the flag v', ['builtins', 'RegExp', 'unicodeSets']]);
  if (flags.includes('d')) found.push(['the flag d', ['builtins', 'RegExp', 'hasIndices']]);
  return found;
}
