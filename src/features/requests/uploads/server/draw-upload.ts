import {
  leastSide,
  loadSharp,
  openSentPicture,
  type TooMuch,
} from '#platform/files/sent-picture.ts';
import type { Task } from '#platform/tasks/task.ts';
import { longSide, shrinkPicture } from './shrink-picture.ts';

/** Converts a picture to WebP, or says why not. */
export const uploadDrawing = {
  name: 'draw-receipt',
  lane: 'now',
  maxMs: 60_000,
  prepare: loadSharp,
  work: drawUpload,
} satisfies Task<Buffer, Buffer | TooMuch | 'unreadable'>;

async function drawUpload(original: Buffer): Promise<Buffer | TooMuch | 'unreadable'> {
  try {
    const opened = await openSentPicture(original);
    if (typeof opened === 'string') return opened;
    const least = leastSide(opened);
    const { data, info } = await opened
      .within(Math.max(longSide, least))
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sharp = await loadSharp();
    const { width, height, channels } = info;
    return await shrinkPicture({ width, height, least }, (side, quality) =>
      sharp(data, { raw: { width, height, channels } })
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality, effort: 2 })
        .toBuffer(),
    );
  } catch {
    // It is cut off, or has another format.
    return 'unreadable';
  }
}
