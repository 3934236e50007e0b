import { pdfBegin } from './pdf-pages.ts';

/** Kinds of files that people send. HEIC is here only to be refused by name. */
export type SentKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'pdf';

/** Detects a file by its first bytes: names and types from a browser prove nothing. */
export function kindOfFile(bytes: Buffer): SentKind | undefined {
  const begin = bytes.toString('latin1', 0, 40);
  if (begin.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(begin)) return 'webp';
  // Its brand may be the main one or one of the compatible ones.
  if (/^.{4}ftyp(.{4})*avi[fs]/s.test(begin)) return 'avif';
  if (/^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(begin)) return 'heic';
  return pdfBegin(bytes) < 0 ? undefined : 'pdf';
}
