import { kindOfFile, openSentPicture, pixelLimit } from '#platform/files/sent-file.ts';
import { AppError } from '#platform/http/errors.ts';
import { catalogueErrors } from '../../errors.ts';

/** Most bytes of a picture that is given to us. */
export const givenPictureLimit = 12 * 1024 * 1024;

/** Longest side of what is kept, in pixels; the widest variant takes 1200. */
const longestSide = 2000;

/** A picture from outside, drawn anew and of a bounded size. Throws Refusal on anything else. */
export async function cleanPicture(given: Buffer): Promise<Buffer> {
  const kind = kindOfFile(given);
  if (kind === 'heic') throw new AppError(catalogueErrors.pictureHeic);
  // Not handed on: the library would read many more kinds, SVG with its addresses among them.
  if (kind === undefined || kind === 'pdf') {
    throw new AppError(catalogueErrors.pictureUnreadable);
  }
  try {
    if (await hasTooManyPixels(given)) throw new AppError(catalogueErrors.pictureTooLarge);
    const opened = await openSentPicture(given, longestSide);
    return await opened.webp({ quality: 90, effort: 2 }).toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Whatever the library could not read: cut off, another format inside, hours of work.
    throw new AppError(catalogueErrors.pictureUnreadable);
  }
}

async function hasTooManyPixels(given: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(given, { limitInputPixels: false }).metadata();
  return width * height > pixelLimit;
}

/** Width and height in pixels of a picture that is kept. */
export async function pictureSize(kept: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(kept, { limitInputPixels: pixelLimit }).metadata();
  return { width, height };
}
