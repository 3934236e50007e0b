import {
  type Declaration as CssDeclaration,
  type CustomAtRules,
  Features,
  type Rule,
  type Selector,
  type Targets,
  transform,
  type Visitor,
} from 'lightningcss';
import {
  type Declaration,
  renderedAttributes,
  type StyleRule,
  type StyleSelector,
} from '../server/style-rules.ts';

/** Takes a style sheet apart, minified for the browsers of `targets`. */
export function readStyle(css: string, targets: Targets = {}): StyleRule[] {
  const options = { filename: 'page.css', minify: true, targets, exclude: written };
  const { code } = transform({ ...options, code: Buffer.from(css) });
  let rules: Rule[] = [];
  transform({
    ...options,
    code,
    visitor: onSheet((sheet) => {
      rules = sheet.rules as Rule[];
    }),
  });
  return rules.flatMap((rule) => readRule(rule, targets));
}

function readRule(rule: Rule, targets: Targets): StyleRule[] {
  switch (rule.type) {
    case 'style': {
      const { selectors, declarations } = rule.value;
      const normal = declarations?.declarations ?? [];
      const important = declarations?.importantDeclarations ?? [];
      const custom = normal.filter((each) => customName(each) !== undefined);
      const others = normal.filter((each) => customName(each) === undefined);
      const read = [
        ...custom.map((each) => readDeclarations([each], [], targets)),
        ...(others.length + important.length > 0
          ? [readDeclarations(others, important, targets)]
          : []),
      ];
      return [{ kind: 'style', selectors: selectors.map(readSelector), declarations: read }];
    }
    case 'media':
    case 'supports':
    case 'container': {
      const rules = (rule.value.rules as Rule[]).flatMap((inner) => readRule(inner, targets));
      const head = headOf(rule, targets);
      return [{ kind: 'group', head, forPaper: head === '@media print', rules }];
    }
    case 'keyframes': {
      const { value: name } = rule.value.name;
      return [{ kind: 'animation', name, text: print(rule, targets), uses: namesIn(rule) }];
    }
    default: {
      const text = print(rule, targets);
      return text ? [{ kind: 'other', text }] : [];
    }
  }
}

function readDeclarations(
  declarations: CssDeclaration[],
  important: CssDeclaration[],
  targets: Targets,
): Declaration {
  const rule = styleOf(placeholder, { declarations, importantDeclarations: important });
  const printed = print(rule, targets);
  if (printed.indexOf('}') < printed.length - 1) throw new Error(`more than one rule: ${printed}`);
  const [first] = declarations;
  const sets = first && customName(first);
  return {
    text: printed.slice('a{'.length, -'}'.length),
    ...(sets && { sets }),
    uses: [...new Set(namesIn([declarations, important]))],
  };
}

/** The library also calls properties `custom` that it does not know. */
function customName(declaration: CssDeclaration): string | undefined {
  if (declaration.property !== 'custom') return undefined;
  const { name } = declaration.value;
  return name.startsWith('--') ? name : undefined;
}

/** A condition inside of `:not()`, `:is()` and the like counts as met. */
function readSelector(selector: Selector): StyleSelector {
  const printed = print(styleOf(selector, placeholderBody), {});
  return {
    text: printed.slice(0, -'{color:red}'.length),
    classes: selector.flatMap((part) => (part.type === 'class' ? [part.name] : [])),
    tags: selector.flatMap((part) => (part.type === 'type' ? [part.name] : [])),
    attributes: renderedAttributes.filter((text) => attributesOf(selector).includes(text)),
    forMouse: isForMouse(selector),
  };
}

/** Returns the attributes that an element or its `:has()` needs, as HTML writes them. */
function attributesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'attribute') {
      const value = part.operation?.operator === 'equal' ? `="${part.operation.value}"` : '';
      return [part.name + value];
    }
    if (part.type !== 'pseudo-class') return [];
    if (part.kind === 'disabled') return ['disabled'];
    const [inside, ...others] = part.kind === 'has' ? part.selectors : [];
    return inside && others.length === 0 ? attributesOf(inside) : [];
  });
}

function isForMouse(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type !== 'pseudo-class' || part.kind === 'not') return false;
    if (part.kind === 'hover' || part.kind === 'active') return true;
    const inside = 'selectors' in part ? (part.selectors as Selector[] | null) : null;
    return inside?.some(isForMouse) ?? false;
  });
}

function headOf(rule: Rule & { value: { rules: unknown } }, targets: Targets): string {
  const value = { ...rule.value, rules: [styleOf(placeholder, placeholderBody)] };
  return print({ ...rule, value } as Rule, targets).slice(0, -'{a{color:red}}'.length);
}

/** Returns custom properties in `var()`, and names that an animation may have. */
function namesIn(value: unknown, inAnimation = false): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, inAnimation));
  const node = value as Record<string, unknown>;
  const animation = inAnimation || isAnimation(node);
  const names: string[] = [];
  if (node.type === 'var') names.push((node.value as { name: { ident: string } }).name.ident);
  if (animation && node.type === 'ident') names.push(String(node.value));
  return [...names, ...Object.values(node).flatMap((each) => namesIn(each, animation))];
}

function isAnimation({ property, value }: Record<string, unknown>): boolean {
  const name =
    property === 'unparsed'
      ? (value as { propertyId: { property: string } }).propertyId.property
      : property;
  return name === 'animation' || name === 'animation-name';
}

/**
 * What we write as old browsers want it, or let them go without: no two rules for one. Nothing of
 * ours says `light-dark()`, which would cost every page four variables.
 */
export const written =
  Features.LightDark |
  Features.IsSelector |
  Features.VendorPrefixes |
  Features.FontFamilySystemUi |
  Features.LogicalProperties;

const placeholder: Selector = [{ type: 'type', name: 'a' }];
const placeholderBody = {
  declarations: [
    { property: 'color', value: { type: 'rgb', r: 255, g: 0, b: 0, alpha: 1 } },
  ] as CssDeclaration[],
  importantDeclarations: [],
};

function styleOf(
  selector: Selector,
  declarations: { declarations: CssDeclaration[]; importantDeclarations: CssDeclaration[] },
): Rule {
  const loc = { source_index: 0, line: 0, column: 1 };
  return { type: 'style', value: { selectors: [selector], declarations, rules: [], loc } };
}

/** Prints a rule twice, because the library minifies a tree only in some places. */
function print(rule: Rule, targets: Targets): string {
  const options = { filename: 'rule.css', minify: true, targets, exclude: written };
  const once = transform({
    ...options,
    code: Buffer.from(''),
    visitor: onSheet((sheet) => ({ ...sheet, rules: [withoutNulls(rule)] as never })),
  });
  return transform({ ...options, code: once.code }).code.toString();
}

function onSheet(visit: NonNullable<Visitor<CustomAtRules>['StyleSheet']>): Visitor<CustomAtRules> {
  const visitor: Visitor<CustomAtRules> = {};
  visitor.StyleSheet = visit;
  return visitor;
}

/** The library writes absent values as null, and cannot read that. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(entries.map(([name, each]) => [name, withoutNulls(each)]));
}
