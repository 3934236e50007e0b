import type { Sharp } from 'sharp';

/** Kinds of files that people send. HEIC is here only to be refused by name. */
export type SentKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'pdf';

/** Detects a file by its first bytes: names and types from a browser prove nothing. */
export function kindOfFile(bytes: Buffer): SentKind | undefined {
  const begin = bytes.toString('latin1', 0, 40);
  if (begin.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (begin.startsWith('%PDF-')) return 'pdf';
  if (/^RIFF.{4}WEBP/s.test(begin)) return 'webp';
  // Its brand may be the main one or one of the compatible ones.
  if (/^.{4}ftyp(.{4})*avi[fs]/s.test(begin)) return 'avif';
  return /^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(begin) ? 'heic' : undefined;
}

/** A larger picture is no photo but an attack: 50 megapixels unpack to about 200 MB. */
export const pixelLimit = 50_000_000;

/**
 * A picture from outside, to be written anew: turned upright, within a square of `side` pixels,
 * without metadata (place, time, phone, hidden attachments). Using it throws when it cannot be
 * read, is larger than `pixelLimit`, or takes longer than 20 s.
 */
export async function openSentPicture(sent: Buffer, side: number): Promise<Sharp> {
  // Imported on demand: it takes longer to load than the rest of the shop.
  const { default: sharp } = await import('sharp');
  return sharp(sent, { limitInputPixels: pixelLimit, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}
