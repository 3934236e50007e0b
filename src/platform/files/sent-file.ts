import type { Sharp } from 'sharp';

/** The kinds that people send us; HEIC only so that it can be refused by its name. */
export type SentKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'pdf';

/** What a file is by its first bytes; names and types that a browser tells mean nothing. */
export function kindOfFile(bytes: Buffer): SentKind | undefined {
  const begin = bytes.toString('latin1', 0, 40);
  if (begin.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (begin.startsWith('%PDF-')) return 'pdf';
  if (/^RIFF.{4}WEBP/s.test(begin)) return 'webp';
  // Its own brand may stand first or among those it says it fits.
  if (/^.{4}ftyp(.{4})*avi[fs]/s.test(begin)) return 'avif';
  return /^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(begin) ? 'heic' : undefined;
}

/** More is no photo but a trap: 50 megapixels unpack to some 200 MB. */
export const pixelLimit = 50_000_000;

/**
 * A picture from outside, to be drawn anew: upright, within a square of `side` pixels, without what
 * its file told beside (place, time, phone, hidden attachments). Using it throws on what cannot be
 * read, has more than `pixelLimit` pixels or takes longer than 20 s.
 */
export async function openSentPicture(sent: Buffer, side: number): Promise<Sharp> {
  // Imported when first needed: it takes longer to load than the rest of the shop.
  const { default: sharp } = await import('sharp');
  return sharp(sent, { limitInputPixels: pixelLimit, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}
