import { createHash } from 'node:crypto';
import type { PagePart } from '../page-parts.ts';

/** Less than this, in code units, is not worth its entry in a header. */
const least = 100;

/** Where texts stand in a page, each as often as it does, in order, none over another: the first. */
export function findParts(html: string, texts: readonly string[]): PagePart[] {
  const parts: PagePart[] = [];
  for (const text of new Set(texts)) {
    if (text.length < least) continue;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);
    for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + text.length)) {
      parts.push({ hash, start: at, length: text.length });
    }
  }
  // Where two begin together, the longer one.
  parts.sort((one, other) => one.start - other.start || other.length - one.length);
  let end = 0;
  return parts.filter(({ start, length }) => {
    const isFree = start >= end;
    if (isFree) end = start + length;
    return isFree;
  });
}
