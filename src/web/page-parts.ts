// A page in a phone's words: pieces that are the same for everybody (style, scripts, menu, footer)
// cross the line once. The service worker keeps them by their hash and says which it has; the server
// leaves those out and says where they go. What is somebody's own is never such a piece.

/** A piece of a page, by its place in the whole page, in UTF-16 code units. */
export interface PagePart {
  hash: string;
  start: number;
  length: number;
}

/** In a request: the hashes that the phone keeps. In an answer: what the page consists of. */
export const partsHeader = 'x-parts';

export interface CutPage {
  text: string;
  header: string;
}

/** Leaves out the parts that are kept. Parts come in the order in which they stand. */
export function cutPage(html: string, parts: readonly PagePart[], kept: string): CutPage {
  const known = new Set(kept.split(' '));
  let text = '';
  let at = 0;
  const said = parts.map(({ hash, start, length }) => {
    const left = known.has(hash);
    text += html.slice(at, left ? start : start + length);
    at = start + length;
    return [hash, ...(left ? [start] : [start, length]).map((number) => number.toString(36))].join(
      '.',
    );
  });
  return { text: text + html.slice(at), header: said.join(' ') };
}

/**
 * Puts a page together again; `parts` gives its pieces by hash, those that came with it too.
 * Undefined when something is missing.
 */
export function wholePage(
  { text, header }: CutPage,
  kept: ReadonlyMap<string, string>,
): { html: string; parts: Map<string, string> } | undefined {
  const parts = new Map<string, string>();
  let html = '';
  let at = 0;
  for (const said of header ? header.split(' ') : []) {
    const [hash = '', ...numbers] = said.split('.');
    const [start = 0, length = 0] = numbers.map((number) => Number.parseInt(number, 36));
    const before = at;
    at += start - html.length;
    html += text.slice(before, at);
    const part = length ? text.slice(at, at + length) : kept.get(hash);
    if (part === undefined) return undefined;
    at += length;
    html += part;
    parts.set(hash, part);
  }
  return { html: html + text.slice(at), parts };
}
