/** A piece of a style sheet: a rule, a group of rules (`@media`, `@layer`), or an at-rule as it is. */
export type Piece =
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'group'; head: string; inside: Piece[] }
  | { kind: 'other'; text: string };

interface Selector {
  text: string;
  /** What an element and its ancestors must have for it to match: classes and tags, as in HTML. */
  needs: { classes: string[]; tags: string[] };
}

/** Reads a minified style sheet, so that `usedStyle` can leave out what a page does not need. */
export function readStyle(css: string): Piece[] {
  let at = 0;
  const pieces = (): Piece[] => {
    const found: Piece[] = [];
    while (at < css.length && css[at] !== '}') {
      const start = at;
      while (at < css.length && css[at] !== '{' && css[at] !== ';') at += 1;
      const head = css.slice(start, at);
      at += 1;
      if (css[at - 1] !== '{') {
        found.push({ kind: 'other', text: `${head};` });
      } else if (/^@(media|supports|layer|container)/.test(head)) {
        found.push({ kind: 'group', head, inside: pieces() });
        at += 1;
      } else {
        const body = css.slice(at, endOfBlock(css, at));
        at += body.length + 1;
        if (head.startsWith('@')) found.push({ kind: 'other', text: `${head}{${body}}` });
        else found.push({ kind: 'rule', selectors: splitSelectors(head).map(readSelector), body });
      }
    }
    return found;
  };
  return pieces();
}

/**
 * The part of a style sheet that can match something in a page, in the same order. Whatever is
 * inside of `:not()`, `:is()` and the like counts as present. What only appears once React answers
 * is in the sheets that come with React. `plain` leaves out what only a mouse or
 * paper shows.
 */
export function usedStyle(sheet: readonly Piece[], html: string, plain = false): string {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) classes.add(name);
  }
  const tags = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag));
  const used = ({ needs, text }: Selector) =>
    !(plain && /:(hover|active)/.test(text.replace(/:not\([^)]*\)/g, ''))) &&
    needs.classes.every((name) => classes.has(name)) &&
    needs.tags.every((tag) => tags.has(tag));
  const write = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        if (piece.kind === 'other') return piece.text;
        if (piece.kind === 'group') {
          if (plain && piece.head === '@media print') return '';
          const inside = write(piece.inside);
          return inside && `${piece.head}{${inside}}`;
        }
        const selectors = piece.selectors.filter(used).map(({ text }) => text);
        return selectors.length > 0 ? `${selectors.join(',')}{${piece.body}}` : '';
      })
      .join('');
  return withoutUnusedNames(write(sheet));
}

/** Animations and custom properties that nothing names any more. */
function withoutUnusedNames(css: string): string {
  const smaller = css
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name) =>
      css.split(name).length > 2 ? rule : '',
    )
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name) =>
      css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : '',
    );
  return smaller.length < css.length ? withoutUnusedNames(smaller) : smaller;
}

function endOfBlock(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** At the commas that separate selectors, not at those inside of brackets. */
function splitSelectors(head: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of head) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors;
}

function readSelector(text: string): Selector {
  const plain = text
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/::?[\w-]+(?:\([^()]*\))?/g, '');
  return {
    text,
    needs: {
      classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
      tags: [...plain.matchAll(/(?<![\w.#-])[a-z][a-z0-9]*/gi)].map(([tag]) => tag),
    },
  };
}
