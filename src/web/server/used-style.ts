import { LRUCache } from 'lru-cache';
import {
  type Declaration,
  renderedAttributes,
  type StyleRule,
  type StyleSelector,
} from './style-rules.ts';

export interface Markup {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  attributes: readonly string[];
}

/**
 * Reads HTML as React writes it: lower case, double quotes. What each page has around it (the status
 * bar is a paragraph) is there, too.
 */
export function readMarkup(html: string): Markup {
  // Most elements are like others: each tag and each class attribute is taken apart once.
  const lists = new Set(html.match(/ class="[^"]*/g));
  const classes = [...lists].flatMap((list) => list.slice(' class="'.length).split(' '));
  const tags = [...new Set(html.match(/<[a-z][a-z0-9]*/gi))].map((start) => start.slice(1));
  tags.push('html', 'body', 'p');
  const attributes = renderedAttributes.filter((text) => html.includes(` ${text}`));
  return { classes: new Set(classes), tags: new Set(tags), attributes };
}

type Sheets = readonly (readonly StyleRule[])[];

/** A page that nobody asked for before mostly has the classes of one that somebody did. */
const known = new WeakMap<Sheets, LRUCache<string, string[]>>();
const knownOfEach = 16;

/**
 * Picks the rules of each style sheet that can match in a page, in the same order. Elements that
 * appear only after React has started get React's own sheets. `plain` leaves out rules for mouse
 * and paper.
 */
export function usedStyle(sheets: Sheets, page: Markup, plain = false): string[] {
  const { classes, tags, attributes } = page;
  const key = [plain, [...classes].sort(), [...tags].sort(), attributes].join(' ');
  const ofSheets = known.get(sheets) ?? new LRUCache({ max: knownOfEach });
  known.set(sheets, ofSheets);
  const styles = ofSheets.get(key) ?? pickRules(sheets, page, plain);
  ofSheets.set(key, styles);
  return styles;
}

function pickRules(sheets: Sheets, page: Markup, plain: boolean): string[] {
  const matching = sheets.map((rules) => rules.flatMap((rule) => matchingPart(rule, page, plain)));
  const names = usedNames(matching.flat());
  return matching.map((rules) => rules.map((rule) => write(rule, names)).join(''));
}

function matchingPart(rule: StyleRule, page: Markup, plain: boolean): StyleRule[] {
  if (rule.kind === 'group') {
    if (plain && rule.forPaper) return [];
    const rules = rule.rules.flatMap((inner) => matchingPart(inner, page, plain));
    return rules.length > 0 ? [{ ...rule, rules }] : [];
  }
  if (rule.kind !== 'style') return [rule];
  const selectors = rule.selectors.filter(
    (selector) => !(plain && selector.forMouse) && matches(selector, page),
  );
  return selectors.length > 0 ? [{ ...rule, selectors }] : [];
}

function matches({ classes, tags, attributes }: StyleSelector, page: Markup): boolean {
  return (
    classes.every((name) => page.classes.has(name)) &&
    tags.every((tag) => page.tags.has(tag)) &&
    attributes.every((text) => page.attributes.includes(text))
  );
}

/** Collects the custom properties and animations that a rule names, directly or through others. */
function usedNames(rules: readonly StyleRule[]): Set<string> {
  const names = new Set<string>();
  const byName = new Map<string, string[][]>();
  const add = (uses: readonly string[]) => {
    for (const name of uses) {
      if (names.has(name)) continue;
      names.add(name);
      for (const further of byName.get(name) ?? []) add(further);
    }
  };
  const walk = (each: (rule: StyleRule) => void, list: readonly StyleRule[]): void => {
    for (const rule of list) rule.kind === 'group' ? walk(each, rule.rules) : each(rule);
  };
  const define = (name: string, uses: string[]) =>
    byName.set(name, [...(byName.get(name) ?? []), uses]);
  walk((rule) => {
    if (rule.kind === 'animation') define(rule.name, rule.uses);
    if (rule.kind === 'style') {
      for (const { sets, uses } of rule.declarations) if (sets) define(sets, uses);
    }
  }, rules);
  walk((rule) => {
    if (rule.kind === 'style') for (const { sets, uses } of rule.declarations) if (!sets) add(uses);
  }, rules);
  return names;
}

function write(rule: StyleRule, names: ReadonlySet<string>): string {
  if (rule.kind === 'other') return rule.text;
  if (rule.kind === 'animation') return names.has(rule.name) ? rule.text : '';
  if (rule.kind === 'group') {
    const inside = rule.rules.map((inner) => write(inner, names)).join('');
    return inside && `${rule.head}{${inside}}`;
  }
  const isUsed = ({ sets }: Declaration) => !sets || names.has(sets);
  const body = rule.declarations.filter(isUsed).map(({ text }) => text);
  const selectors = rule.selectors.map(({ text }) => text);
  return body.length > 0 ? `${selectors.join(',')}{${body.join(';')}}` : '';
}
