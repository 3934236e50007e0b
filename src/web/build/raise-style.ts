import { type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { withoutNulls } from './read-style.ts';
import { absolute } from './screen-sources.ts';

/**
 * Lets every style outside of a folder win over the folder's, in any order of loading, as a layer
 * would: old browsers drop all that stands in a layer. Runs after Vite has named the classes.
 */
export function raiseStyle(folder: string): Plugin {
  return {
    name: 'raise-style',
    transform: (code, id) =>
      id.endsWith('.css') && !id.startsWith(absolute(folder)) ? raised(code) : null,
  };
}

/** A selector with an id that no element has is stronger than any of classes and tags. */
export function raised(css: string): string {
  const raise = (rule: Rule) => {
    if (rule.type !== 'style') return undefined;
    const selectors = rule.value.selectors.map(raisedSelector);
    return withoutNulls({ ...rule, value: { ...rule.value, selectors } }) as typeof rule;
  };
  const { code } = transform({
    filename: 'raised.css',
    code: Buffer.from(css),
    visitor: { Rule: raise },
  });
  return code.toString();
}

function raisedSelector(selector: Selector): Selector {
  const [first] = selector;
  const start = first?.type === 'type' || first?.type === 'universal' ? 1 : 0;
  return [...selector.slice(0, start), stronger, ...selector.slice(start)];
}

const stronger: SelectorComponent = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [[{ type: 'id', name: 'a' }]],
};
