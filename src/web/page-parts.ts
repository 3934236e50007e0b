// A page without what the phone has already: parts that are the same for everybody (style, scripts,
// menu, footer) cross the line once. The service worker stores them by their hash and says which it
// has; the server leaves those out and says where they go. Nothing personal is ever such a part.

/** A part of a page, by its place in the whole page, in UTF-16 code units. */
export interface PagePart {
  hash: string;
  start: number;
  length: number;
}

/** In a request: the hashes that the phone has. In a response: what the page consists of. */
export const partsHeader = 'x-parts';

export interface CutPage {
  text: string;
  header: string;
}

/** Leaves out the parts that the phone has stored. Parts come in the order in which they stand. */
export function cutPage(html: string, parts: readonly PagePart[], stored: string): CutPage {
  const known = new Set(stored.split(' '));
  let text = '';
  let at = 0;
  const entries = parts.map(({ hash, start, length }) => {
    const isLeftOut = known.has(hash);
    text += html.slice(at, isLeftOut ? start : start + length);
    at = start + length;
    const numbers = isLeftOut ? [start] : [start, length];
    return [hash, ...numbers.map((number) => number.toString(36))].join('.');
  });
  return { text: text + html.slice(at), header: entries.join(' ') };
}

/**
 * Puts a page together again; `parts` are its parts by hash, those that came with it too. Undefined
 * when one is missing.
 */
export function joinPage(
  { text, header }: CutPage,
  stored: ReadonlyMap<string, string>,
): { html: string; parts: Map<string, string> } | undefined {
  const parts = new Map<string, string>();
  let html = '';
  let at = 0;
  for (const entry of header ? header.split(' ') : []) {
    const [hash = '', ...numbers] = entry.split('.');
    const [start = 0, length = 0] = numbers.map((number) => Number.parseInt(number, 36));
    const before = at;
    at += start - html.length;
    html += text.slice(before, at);
    const part = length ? text.slice(at, at + length) : stored.get(hash);
    if (part === undefined) return undefined;
    at += length;
    html += part;
    parts.set(hash, part);
  }
  return { html: html + text.slice(at), parts };
}
