import { type Declaration, type Rule, type Selector, transform } from 'lightningcss';
import type { Engine } from '#web/build/engines.ts';
import type { StyleRule } from '#web/server/style-rules.ts';
import { compatData, isSupported, nodeAt } from './compat-data.ts';

type Lacks = (...path: string[]) => boolean;

/**
 * Returns a function that lists what a style sheet uses and one of the engines lacks: at-rules,
 * features of queries, selectors, properties, values. What stands in `@supports` was asked for, and
 * what comes after a value of the same property that all of them know has its fallback.
 */
export function styleCheck(engines: readonly Engine[]) {
  const lacks: Lacks = (...path) => isSupported(nodeAt(compatData.css, path), engines) === false;
  return (css: string): Set<string> => {
    let rules: Rule[] = [];
    transform({
      filename: 'style.css',
      code: Buffer.from(css),
      visitor: {
        StyleSheet(sheet) {
          rules = sheet.rules as Rule[];
        },
      },
    });
    return new Set(rules.flatMap((rule) => missingIn(rule, lacks)));
  };
}

function missingIn(rule: Rule, lacks: Lacks): string[] {
  switch (rule.type) {
    case 'supports':
      return [];
    case 'style': {
      const { selectors, declarations, rules } = rule.value;
      return [
        ...selectors.flatMap((each) => inSelector(each, lacks)),
        ...inDeclarations(declarations?.declarations ?? [], lacks),
        ...inDeclarations(declarations?.importantDeclarations ?? [], lacks),
        ...(rules?.length && lacks('selectors', 'nesting') ? ['a rule in a rule'] : []),
      ];
    }
    case 'keyframes':
      return rule.value.keyframes.flatMap(({ declarations: { declarations = [] } }) =>
        inDeclarations(declarations, lacks),
      );
    case 'media':
      return [...inQuery(rule.value.query, lacks), ...inner(rule.value.rules, lacks)];
    default: {
      const name = rule.type.replace(/-(block|statement|rule)$/, '');
      const own = lacks('at-rules', name) ? [`@${name}`] : [];
      const { rules = [] } = (rule as { value?: { rules?: Rule[] } }).value ?? {};
      return [...own, ...inner(rules, lacks)];
    }
  }
}

const inner = (rules: readonly Rule[], lacks: Lacks): string[] =>
  rules.flatMap((rule) => missingIn(rule, lacks));

/** One feature that a browser does not know makes its whole query false. */
function inQuery(query: unknown, lacks: Lacks): string[] {
  return nodesIn(query).flatMap(({ name }) => {
    if (typeof name !== 'string') return [];
    return lacks('at-rules', 'media', name) ? [`(${name})`] : [];
  });
}

/** One part that a browser does not know makes it drop the whole rule. */
function inSelector(selector: Selector, lacks: Lacks): string[] {
  return selector.flatMap((part) => {
    if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') return [];
    const name = part.kind === 'custom' && 'name' in part ? String(part.name) : part.kind;
    const selectors = 'selectors' in part ? ((part.selectors as Selector[] | null) ?? []) : [];
    const isList = name === 'not' && selectors.length > 1;
    return [
      ...(lacks('selectors', name) ? [`:${name}`] : []),
      ...(isList && lacks('selectors', 'not', 'selector_list') ? [':not(a, b)'] : []),
      ...selectors.flatMap((each) => inSelector(each, lacks)),
    ];
  });
}

function inDeclarations(declarations: readonly Declaration[], lacks: Lacks): string[] {
  const isRow = declarations.some(
    (each) => each.property === 'display' && nodesIn(each).some(({ type }) => type === 'flex'),
  );
  const known = new Set<string>();
  return declarations.flatMap((each) => {
    const name = propertyOf(each);
    const missing = inDeclaration(each, name, lacks);
    if (name === 'gap' && isRow && !isZero(each) && lacks('properties', 'gap', 'flex_context')) {
      missing.push('gap in a row');
    }
    if (missing.length === 0) known.add(name);
    return known.has(name) ? [] : missing;
  });
}

/** The library calls what it does not know `custom`, and what it leaves as it is `unparsed`. */
function propertyOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  return declaration.property;
}

function inDeclaration(declaration: Declaration, name: string, lacks: Lacks): string[] {
  const prefixed = nodesIn(declaration).some(({ vendorPrefix }) => isPrefix(vendorPrefix));
  if (prefixed || name.startsWith('-')) return [];
  if (lacks('properties', name)) return [name];
  return wordsIn(declaration.value).flatMap(([key, word]) => {
    const isMissing =
      key === 'unit'
        ? lacks('types', 'length', unitOf(word))
        : lacks('properties', name, word) || lacks('types', word) || lacks('types', 'color', word);
    return isMissing ? [`${name}: ${word}`] : [];
  });
}

/** Keywords, functions and units, among names that the library gives to kinds of values. */
function wordsIn(value: unknown): [key: string, word: string][] {
  return nodesIn({ value }).flatMap((node) =>
    Object.entries(node).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== 'color',
    ),
  );
}

const isZero = (declaration: Declaration): boolean =>
  declaration.property !== 'unparsed' &&
  nodesIn(declaration).every(({ value }) => typeof value !== 'number' || value === 0);

const isPrefix = (prefix: unknown): boolean =>
  Array.isArray(prefix) && prefix.some((each) => each !== 'none');

/** As the data name a unit. */
function unitOf(word: string): string {
  const size = { d: 'dynamic', s: 'small', l: 'large' }[
    /^[dsl](?=v(w|h|i|b|min|max)$)/.exec(word)?.[0] ?? ''
  ];
  if (size) return `viewport_percentage_units_${size}`;
  return /^cq(w|h|i|b|min|max)$/.test(word) ? 'container_query_length_units' : word;
}

function nodesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

/** A rule that the build took apart, as pages carry it. */
export function textOf(rule: StyleRule): string {
  if (rule.kind === 'group') return `${rule.head}{${rule.rules.map(textOf).join('')}}`;
  if (rule.kind !== 'style') return rule.text;
  const [selectors, body] = [rule.selectors, rule.declarations].map((parts) =>
    parts.map(({ text }) => text),
  );
  return `${selectors?.join(',')}{${body?.join(';')}}`;
}
