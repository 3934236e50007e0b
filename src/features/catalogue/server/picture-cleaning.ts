import { Refusal } from '../../../platform/http/refusal.ts';
import { catalogueRefusals } from '../refusals.ts';
import { pixelLimit } from './picture-variants.ts';

/** Most bytes of a picture that is given to us. */
export const givenPictureLimit = 12 * 1024 * 1024;

/** Longest side of what is kept, in pixels; the widest variant takes 1200. */
const longestSide = 2000;

/**
 * A picture from outside, drawn anew: upright, of a bounded size, without what its file told
 * beside (place, time, phone, hidden attachments). Throws Refusal on anything else.
 */
export async function cleanPicture(given: Buffer): Promise<Buffer> {
  const kind = kindOf(given);
  if (kind === 'heic') throw new Refusal(catalogueRefusals.pictureHeic);
  // Not handed on: the library would read many more kinds, SVG with its addresses among them.
  if (kind === undefined) throw new Refusal(catalogueRefusals.pictureUnreadable);
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(given, { limitInputPixels: false }).metadata();
    if (width * height > pixelLimit) throw new Refusal(catalogueRefusals.pictureTooLarge);
    return await sharp(given, { limitInputPixels: pixelLimit, failOn: 'error' })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp({ quality: 90, effort: 2 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Whatever the library could not read: cut off, another format inside, hours of work.
    throw new Refusal(catalogueRefusals.pictureUnreadable);
  }
}

/** Width and height in pixels of a picture that is kept. */
export async function pictureSize(kept: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(kept, { limitInputPixels: pixelLimit }).metadata();
  return { width, height };
}

/** What a file is by its first bytes; names and types that a browser tells mean nothing. */
function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | undefined {
  const begin = bytes.toString('latin1', 0, 40);
  if (begin.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(begin)) return 'webp';
  // Its own brand may stand first or among those it says it fits.
  if (/^.{4}ftyp(.{4})*avi[fs]/s.test(begin)) return 'avif';
  return /^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(begin) ? 'heic' : undefined;
}
