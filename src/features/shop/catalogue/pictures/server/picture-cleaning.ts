import { kindOfFile } from '#platform/files/sent-file.ts';
import { loadSharp, openSentPicture, type Pixels } from '#platform/files/sent-picture.ts';
import type { Task } from '#platform/tasks/task.ts';

/** In pixels; the widest variant has 1200. */
const maxSide = 2000;

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
    const opened = await openSentPicture(bytes);
    if (typeof opened === 'string') return { refused: 'pictureTooLarge' };
    const { data, info } = await opened
      .within(maxSide)
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // The picture is cut off, holds another format or takes too much work to read.
    return { refused: 'pictureUnreadable' };
  }
}

async function measurePicture(picture: Buffer): Promise<Pixels> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}
