import {
  type Declaration,
  type PropertyId,
  type Rule,
  type SelectorComponent,
  type TokenOrValue,
  transform,
} from 'lightningcss';
import { styleTargets } from './engines.ts';
import { raised } from './raise-style.ts';
import { withoutNulls } from './read-style.ts';

type StyleRule = Extract<Rule, { type: 'style' }>;
type Margin = 'margin-top' | 'margin-right' | 'margin-bottom' | 'margin-left';
type AsMargin = (side: Margin) => Declaration;

/**
 * What browsers themselves say of dialogs: `aid.ts` gives those that it opens a role. And
 * buttons and fieldsets, which are no rows there, hold what they have beside each other.
 */
const elements = `
button > svg { display: inline-block; margin: 0 4px !important; vertical-align: middle }
fieldset > button, fieldset > output { display: inline-block !important; vertical-align: middle }
dialog:not([open]) { display: none }
[aria-modal] {
  position: fixed; inset: 0; z-index: 9; margin: auto; width: fit-content; height: fit-content;
  max-width: 100%; max-height: 100%; outline: 100vmax solid #0f213899;
}`;

/**
 * The same style for browsers that know neither gaps in rows nor `inset` and `padding-inline`, and
 * perhaps no <dialog>. It wins over what the page came with, and its gaps are margins.
 */
export function oldStyle(css: string): string {
  const { code } = transform({
    filename: 'spaced.css',
    code: Buffer.from(elements + css),
    visitor: { Rule: { style: spaced }, Declaration: bySides },
  });
  return transform({
    filename: 'old.css',
    code: Buffer.from(raised(code.toString())),
    minify: true,
    targets: styleTargets,
  }).code.toString();
}

/** The margins come before the rule: what children say of their own wins. */
function spaced(rule: StyleRule): Rule[] | undefined {
  const declarations = rule.value.declarations?.declarations ?? [];
  const at = declarations.findIndex(isGap);
  const gap = declarations[at];
  if (!gap || !declarations.some(isFlex)) return undefined;
  const { row, column } = asMargins(gap);
  const between: SelectorComponent[] = [
    { type: 'combinator', value: 'child' },
    { type: 'universal' },
    { type: 'combinator', value: 'next-sibling' },
    { type: 'universal' },
  ];
  const each = between.slice(0, 2);
  const icon: SelectorComponent[] = [
    { type: 'combinator', value: 'child' },
    { type: 'type', name: 'svg' },
    { type: 'pseudo-class', kind: 'first-child' },
  ];
  const isColumn = declarations.some((one) => directionOf(one)?.startsWith('column'));
  const isReverse = declarations.some((one) => directionOf(one)?.endsWith('reverse'));
  const margins = declarations.some(isWrapping)
    ? [childRule(rule, each, [column('margin-right'), row('margin-bottom')])]
    : isColumn
      ? [childRule(rule, between, [row(isReverse ? 'margin-bottom' : 'margin-top')])]
      : isReverse
        ? [childRule(rule, between, [column('margin-right')])]
        : [
            childRule(rule, between, [column('margin-left')]),
            // Text after an icon is no element.
            childRule(rule, icon, [column('margin-right')]),
            childRule(
              rule,
              [...icon, { type: 'combinator', value: 'next-sibling' }, noIcon],
              [unspaced],
            ),
          ];
  return [...margins, withDeclarations(rule, declarations.with(at, noGap))];
}

const zero = {
  type: 'length-percentage',
  value: { type: 'dimension', value: { unit: 'px', value: 0 } },
} as const;
const noIcon: SelectorComponent = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [[{ type: 'type', name: 'svg' }]],
};
const unspaced: Declaration = { property: 'margin-left', value: zero };
const noGap: Declaration = { property: 'gap', value: { row: zero, column: zero } };

function isGap(each: Declaration): boolean {
  return (
    each.property === 'gap' ||
    (each.property === 'unparsed' && each.value.propertyId.property === 'gap')
  );
}

function isFlex(each: Declaration): boolean {
  return (
    each.property === 'display' && each.value.type === 'pair' && each.value.inside.type === 'flex'
  );
}

function isWrapping(each: Declaration): boolean {
  if (each.property === 'flex-wrap') return each.value !== 'nowrap';
  return each.property === 'flex-flow' && each.value.wrap !== 'nowrap';
}

function directionOf(each: Declaration): string | undefined {
  if (each.property === 'flex-direction') return each.value;
  return each.property === 'flex-flow' ? each.value.direction : undefined;
}

/** A gap's two lengths, or its one, as margins. */
function asMargins(gap: Declaration): { row: AsMargin; column: AsMargin } {
  if (gap.property === 'gap') {
    const of =
      (value: typeof gap.value.row): AsMargin =>
      (property) => ({ property, value: value.type === 'normal' ? zero : value });
    return { row: of(gap.value.row), column: of(gap.value.column) };
  }
  if (gap.property !== 'unparsed') throw new Error(`not a gap: ${gap.property}`);
  const [row = [], column = row] = partsOf(gap.value.value);
  return {
    row: (property) => unparsed(property, row),
    column: (property) => unparsed(property, column),
  };
}

const sides: Record<string, readonly string[]> = {
  inset: ['top', 'right', 'bottom', 'left'],
  'margin-block': ['margin-top', 'margin-bottom'],
  'margin-inline': ['margin-left', 'margin-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
  'padding-inline': ['padding-left', 'padding-right'],
};

/** The library itself does this to values without `var()`, which it can read. */
function bySides(declaration: Declaration): Declaration[] | undefined {
  if (declaration.property !== 'unparsed') return undefined;
  const { propertyId, value } = declaration.value;
  const parts = partsOf(value);
  return sides[propertyId.property]?.map((side, at) =>
    unparsed(side, parts[at] ?? parts[at - 2] ?? parts[0] ?? []),
  );
}

function unparsed(property: string, value: TokenOrValue[]): Declaration {
  const named = { propertyId: { property } as PropertyId, value };
  return { property: 'unparsed', value: withoutNulls(named) as typeof named };
}

/** The values of a property that takes several. */
function partsOf(tokens: readonly TokenOrValue[]): TokenOrValue[][] {
  const parts: TokenOrValue[][] = [[]];
  for (const each of tokens) {
    if (each.type === 'token' && each.value.type === 'white-space') parts.push([]);
    else parts.at(-1)?.push(each);
  }
  return parts;
}

function childRule(
  rule: StyleRule,
  children: SelectorComponent[],
  declarations: Declaration[],
): Rule {
  const selectors = rule.value.selectors.map((selector) => [...selector, ...children]);
  return withDeclarations({ ...rule, value: { ...rule.value, selectors } }, declarations, []);
}

function withDeclarations(
  rule: StyleRule,
  declarations: Declaration[],
  importantDeclarations = rule.value.declarations?.importantDeclarations ?? [],
): Rule {
  return withoutNulls({
    ...rule,
    value: { ...rule.value, declarations: { declarations, importantDeclarations } },
  }) as Rule;
}
