// Parts that are the same for everybody (style, scripts, menu, footer) cross the line only once.
// The service worker stores them by hash and sends the hashes with each request; the server leaves
// those parts out and says where they go. Nothing personal is ever such a part.

export interface PagePart {
  hash: string;
  start: number;
  length: number;
}

/**
 * A request names the hashes that the phone has stored, a response all parts of the page, in order.
 */
export const partsHeader = 'x-parts';

export interface CutPage {
  text: string;
  header: string;
}

/** Leaves out the stored parts. `parts` must be sorted by their start. */
export function cutPage(html: string, parts: readonly PagePart[], stored: string): CutPage {
  const storedHashes = new Set(stored.split(' '));
  let text = '';
  let at = 0;
  const entries = parts.map(({ hash, start, length }) => {
    const isLeftOut = storedHashes.has(hash);
    text += html.slice(at, isLeftOut ? start : start + length);
    at = start + length;
    const numbers = isLeftOut ? [start] : [start, length];
    return [hash, ...numbers.map((number) => number.toString(36))].join('.');
  });
  return { text: text + html.slice(at), header: entries.join(' ') };
}

/**
 * Puts a page together and returns it with all its parts by hash. Undefined when a part is missing.
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
