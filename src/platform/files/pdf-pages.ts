import { inflateSync } from 'node:zlib';
import { opensWithoutPassword } from './pdf-password.ts';

/*
 * Reads only the structure of a PDF. Libraries that render PDFs are megabytes of parser for files
 * from strangers (pdfjs-dist), or unmaintained (pdf-lib). Objects are found by scanning the file,
 * as viewers do when its table is damaged, so a wrong offset refuses nobody; all loops and all
 * unpacking are bounded.
 */

const maxObjects = 20_000;
const maxHeadBytes = 32 * 1024;
const maxPacked = 100;
/** In bytes: the limit of all packed objects together, unpacked. */
const maxUnpacked = 8 * 1024 * 1024;

/**
 * Returns the number of pages, or 0 when it is no PDF, is cut off, or asks for a password. Viewers
 * pass over what stands before its beginning, and zeros behind its end.
 */
export function countPdfPages(sent: Buffer): number {
  const begin = pdfBegin(sent);
  const bytes = begin < 0 ? Buffer.alloc(0) : sent.subarray(begin, lastByte(sent) + 1);
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 0;
  if (!/startxref\s{1,4}\d{1,10}\s{1,4}%%EOF/.test(text.slice(-2048))) return 0;
  const found = findObjects(bytes, text);
  if (!found) return 0;
  const { objects, trailers } = found;
  const locked = trailers.find((trailer) => /\/Encrypt\b/.test(trailer));
  if (locked !== undefined) {
    const [, apart] = /\/Encrypt\s+(\d{1,8})\s+\d+\s+R\b/.exec(locked) ?? [];
    if (!opensWithoutPassword(objects.get(Number(apart)) ?? locked, locked)) return 0;
    // What is packed in it is sealed too: its pages cannot be counted here.
    if ([...objects.values()].some((object) => isA('ObjStm', object))) return 1;
  }
  const roots = trailers.flatMap(
    (trailer) => /\/Root\s+(\d+)\s+\d+\s+R\b/.exec(trailer)?.[1] ?? [],
  );
  const catalog = objects.get(Number(roots.at(-1))) ?? '';
  const [, pages] = /\/Pages\s+(\d+)\s+\d+\s+R\b/.exec(catalog) ?? [];
  return isA('Catalog', catalog) && pages ? countLeaves(objects, Number(pages)) : 0;
}

/** Where a PDF begins: within its first kilobyte, as viewers look for it. -1 for none. */
export function pdfBegin(bytes: Buffer): number {
  return bytes.subarray(0, 1024).indexOf('%PDF-');
}

function lastByte(bytes: Buffer): number {
  return bytes.findLastIndex((byte) => byte !== 0);
}

interface Found {
  objects: Map<number, string>;
  trailers: string[];
}

function findObjects(bytes: Buffer, text: string): Found | undefined {
  const begins = [...text.matchAll(/(?<!\d)(\d{1,8})\s{1,4}\d{1,5}\s{1,4}obj\b/g)];
  if (begins.length > maxObjects) return undefined;
  const objects = new Map<number, string>();
  const trailers = [...text.matchAll(/\btrailer\b/g)]
    .slice(-maxPacked)
    .map(({ index }) => text.slice(index, index + 2048));
  const remaining = { packed: maxPacked, bytes: maxUnpacked };
  for (const [at, begin] of begins.entries()) {
    const from = begin.index + begin[0].length;
    const next = begins[at + 1]?.index ?? text.length;
    const stretch = text.slice(from, Math.min(next, from + maxHeadBytes));
    const head = stretch.slice(0, /\bstream\r?\n|\bendobj\b/.exec(stretch)?.index);
    objects.set(Number(begin[1]), head);
    if (isA('XRef', head)) trailers.push(head);
    if (!isA('ObjStm', head)) continue;
    const data = text.indexOf('\n', from + head.length) + 1;
    for (const [number, packed] of unpack(bytes, text, { head, data }, remaining)) {
      objects.set(number, packed);
    }
  }
  return objects.size > maxObjects ? undefined : { objects, trailers };
}

/** Returns the objects packed in a stream; none when it cannot be read or is too large. */
function unpack(
  bytes: Buffer,
  text: string,
  { head, data }: { head: string; data: number },
  remaining: { packed: number; bytes: number },
): [number, string][] {
  const end = remaining.packed > 0 ? text.indexOf('endstream', data) : -1;
  remaining.packed -= 1;
  const count = Number(/\/N\s+(\d{1,5})\b/.exec(head)?.[1]);
  const first = Number(/\/First\s+(\d{1,8})\b/.exec(head)?.[1]);
  if (end < 0 || remaining.bytes <= 0 || Number.isNaN(count + first)) return [];
  try {
    const packed = bytes.subarray(data, end);
    const raw = /\/FlateDecode\b/.test(head)
      ? inflateSync(packed, { maxOutputLength: remaining.bytes })
      : packed;
    remaining.bytes -= raw.length;
    const content = raw.toString('latin1');
    const table = content.slice(0, first).trim().split(/\s+/).map(Number);
    return Array.from({ length: Math.min(count, table.length >> 1) }, (_, at) => {
      const [number = -1, offset = 0, , until = content.length - first] = table.slice(2 * at);
      return [number, content.slice(first + offset, first + until)];
    });
  } catch {
    return [];
  }
}

function countLeaves(objects: Map<number, string>, root: number): number {
  const waiting = [root];
  const seen = new Set<number>();
  let pages = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const text = objects.get(node) ?? '';
    if (seen.has(node)) continue;
    seen.add(node);
    if (isA('Page', text)) pages += 1;
    else if (isA('Pages', text)) waiting.push(...kidsOf(objects, text));
  }
  return pages;
}

/** The kids stand in the node itself, or in an object of their own. */
function kidsOf(objects: Map<number, string>, node: string): number[] {
  const [, apart] = /\/Kids\s+(\d+)\s+\d+\s+R\b/.exec(node) ?? [];
  const list = apart ? objects.get(Number(apart)) : /\/Kids\s*(\[[^[\]]*\])/.exec(node)?.[1];
  return [...(list ?? '').matchAll(/(?<!\d)(\d{1,8})\s{1,4}\d{1,5}\s{1,4}R\b/g)].map(([, number]) =>
    Number(number),
  );
}

const types = {
  Catalog: /\/Type\s*\/Catalog\b/,
  Pages: /\/Type\s*\/Pages\b/,
  Page: /\/Type\s*\/Page\b/,
  ObjStm: /\/Type\s*\/ObjStm\b/,
  XRef: /\/Type\s*\/XRef\b/,
};

function isA(type: keyof typeof types, object: string): boolean {
  return types[type].test(object);
}
