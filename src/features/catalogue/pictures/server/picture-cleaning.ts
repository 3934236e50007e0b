import { kindOfFile, openSentPicture, pixelLimit } from '#platform/files/sent-file.ts';
import type { Task } from '#platform/tasks/task.ts';

export const uploadedPictureLimit = 12 * 1024 * 1024;

/** In pixels; the widest variant has 1200. */
const maxSide = 2000;

interface Pixels {
  width: number;
  height: number;
}

type CleanResult =
  | (Pixels & { bytes: Buffer })
  | { refused: 'pictureHeic' | 'pictureUnreadable' | 'pictureTooLarge' };

/** Encodes the picture again with a limited size, so that nothing but pixels is stored. */
export const pictureCleaning = {
  name: 'clean-picture',
  lane: 'now',
  maxMs: 60_000,
  work: cleanPicture,
} satisfies Task<Buffer, CleanResult>;

export const pictureMeasuring = {
  name: 'measure-picture',
  lane: 'now',
  maxMs: 30_000,
  work: measurePicture,
} satisfies Task<Buffer, Pixels>;

async function cleanPicture(bytes: Buffer): Promise<CleanResult> {
  const kind = kindOfFile(bytes);
  if (kind === 'heic') return { refused: 'pictureHeic' };
  // The library would read other kinds too, SVG with its links among them, so they are refused.
  if (kind === undefined || kind === 'pdf') return { refused: 'pictureUnreadable' };
  try {
    if (await hasTooManyPixels(bytes)) return { refused: 'pictureTooLarge' };
    const opened = await openSentPicture(bytes, maxSide);
    const { data, info } = await opened
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // The picture is cut off, holds another format or takes too much work to read.
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
