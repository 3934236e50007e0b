import { kindOfFile, openSentPicture, pixelLimit } from '#platform/files/sent-file.ts';
import type { Task } from '#platform/tasks/task.ts';

/** Most bytes of a picture that is given to us. */
export const uploadedPictureLimit = 12 * 1024 * 1024;

/** Longest side of what is stored, in pixels; the widest variant takes 1200. */
const longestSide = 2000;

interface Pixels {
  width: number;
  height: number;
}

/** A picture that is fit to be stored, or why there is none. */
type Cleaned =
  | (Pixels & { bytes: Buffer })
  | { refused: 'pictureHeic' | 'pictureUnreadable' | 'pictureTooLarge' };

/** A picture from outside, drawn anew and of a bounded size. */
export const pictureCleaning = {
  name: 'clean-picture',
  longestMs: 60_000,
  work: cleanPicture,
} satisfies Task<Buffer, Cleaned>;

/** Width and height in pixels of a picture that is stored. */
export const pictureMeasuring = {
  name: 'measure-picture',
  longestMs: 30_000,
  work: measurePicture,
} satisfies Task<Buffer, Pixels>;

async function cleanPicture(bytes: Buffer): Promise<Cleaned> {
  const kind = kindOfFile(bytes);
  if (kind === 'heic') return { refused: 'pictureHeic' };
  // Not handed on: the library would read many more kinds, SVG with its addresses among them.
  if (kind === undefined || kind === 'pdf') return { refused: 'pictureUnreadable' };
  try {
    if (await hasTooManyPixels(bytes)) return { refused: 'pictureTooLarge' };
    const opened = await openSentPicture(bytes, longestSide);
    const { data, info } = await opened
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // Whatever the library could not read: cut off, another format inside, hours of work.
    return { refused: 'pictureUnreadable' };
  }
}

async function hasTooManyPixels(bytes: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height > pixelLimit;
}

async function measurePicture(picture: Buffer): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(picture, { limitInputPixels: pixelLimit }).metadata();
  return { width, height };
}
