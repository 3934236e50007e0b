import { hash as sha256 } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PagePart } from '../page-parts.ts';

/** Shorter parts, in code units, are not worth their entry in a header. */
const least = 100;

/** What stands in a page, with the parts that may be in it. */
export interface Piece {
  text: string;
  parts: () => readonly string[];
}

/** Searches each piece for its own parts only: most of a page is none, or one as a whole. */
export function partsOf(pieces: readonly Piece[]): PagePart[] {
  let length = 0;
  return pieces.flatMap(({ text, parts }) => {
    const before = length;
    length += text.length;
    return findParts(text, parts()).map((part) => ({ ...part, start: before + part.start }));
  });
}

/** Finds all places of the texts in a page, sorted and without overlaps. */
export function findParts(html: string, texts: readonly string[]): PagePart[] {
  const parts: PagePart[] = [];
  for (const text of new Set(texts)) {
    if (text.length < least) continue;
    const hash = hashOf(text);
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

const hashes = new LRUCache<string, string>({ max: 300 });

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? sha256('sha256', text, 'base64url').slice(0, 6);
  hashes.set(text, hash);
  return hash;
}
