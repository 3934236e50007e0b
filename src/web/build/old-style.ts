import { type Declaration, type Rule, type SelectorComponent, transform } from 'lightningcss';
import { styleTargets } from './engines.ts';
import { raised } from './raise-style.ts';
import { withoutNulls } from './read-style.ts';

type StyleRule = Extract<Rule, { type: 'style' }>;
type Margin = 'margin-top' | 'margin-right' | 'margin-bottom' | 'margin-left';
type AsMargin = (side: Margin) => Declaration;

/** What browsers themselves say of dialogs. `add-dialogs.ts` gives those that it opens a role. */
const dialogs = `
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
    code: Buffer.from(dialogs + css),
    visitor: { Rule: { style: spaced } },
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
  const isColumn = declarations.some((one) => directionOf(one)?.startsWith('column'));
  const isReverse = declarations.some((one) => directionOf(one)?.endsWith('reverse'));
  const margins = declarations.some(isWrapping)
    ? [childRule(rule, each, [column('margin-right'), row('margin-bottom')])]
    : isColumn
      ? [childRule(rule, between, [row(isReverse ? 'margin-bottom' : 'margin-top')])]
      : [childRule(rule, between, [column(isReverse ? 'margin-right' : 'margin-left')])];
  return [...margins, withDeclarations(rule, declarations.with(at, noGap))];
}

const zero = {
  type: 'length-percentage',
  value: { type: 'dimension', value: { unit: 'px', value: 0 } },
} as const;
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
      (property) => ({
        property,
        value: value.type === 'normal' ? zero : value,
      });
    return { row: of(gap.value.row), column: of(gap.value.column) };
  }
  if (gap.property !== 'unparsed') throw new Error(`not a gap: ${gap.property}`);
  const { value: tokens } = gap.value;
  const space = tokens.findIndex(
    (each) => each.type === 'token' && each.value.type === 'white-space',
  );
  const of =
    (value: typeof tokens): AsMargin =>
    (property) => ({
      property: 'unparsed',
      value: { propertyId: { property }, value },
    });
  return {
    row: of(space < 0 ? tokens : tokens.slice(0, space)),
    column: of(tokens.slice(space + 1)),
  };
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
