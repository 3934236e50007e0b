import { createHash } from 'node:crypto';
import type { PagePart } from '../page-parts.ts';

/** Less than this, in code units, is not worth its line in a header. */
const least = 100;

/** Where the pieces stand in a page, each as often as it does, in order, none over another. */
export function findParts(html: string, pieces: readonly string[]): PagePart[] {
  const parts: PagePart[] = [];
  for (const piece of new Set(pieces)) {
    if (piece.length < least) continue;
    const hash = createHash('sha256').update(piece).digest('base64url').slice(0, 6);
    for (let at = html.indexOf(piece); at >= 0; at = html.indexOf(piece, at + piece.length)) {
      parts.push({ hash, start: at, length: piece.length });
    }
  }
  parts.sort((one, other) => one.start - other.start);
  let end = 0;
  return parts.filter(({ start, length }) => {
    const free = start >= end;
    if (free) end = start + length;
    return free;
  });
}
