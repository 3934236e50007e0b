import { createHash } from 'node:crypto';
import type { PagePart } from '../page-parts.ts';

/** Shorter parts, in code units, are not worth their entry in a header. */
const least = 100;

/** Finds all places of the texts in a page, sorted and without overlaps. */
export function findParts(html: string, texts: readonly string[]): PagePart[] {
  const parts: PagePart[] = [];
  for (const text of new Set(texts)) {
    if (text.length < least) continue;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);
    for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + text.length)) {
      parts.push({ hash, start: at, length: text.length });
    }
  }
  // Of two at the same place the longer one comes first.
  parts.sort((one, other) => one.start - other.start || other.length - one.length);
  let end = 0;
  return parts.filter(({ start, length }) => {
    const isFree = start >= end;
    if (isFree) end = start + length;
    return isFree;
  });
}
