import type { Sharp } from 'sharp';
import {
  leastSide,
  loadSharp,
  openSentPicture,
  type Pixels,
  type TooMuch,
} from '#platform/files/sent-picture.ts';
import type { Task } from '#platform/tasks/task.ts';

/** The long side in pixels, which keeps small print readable. */
const longSide = 2000;
/** In bytes, for as many pixels as a photo has; a long screenshot may have more of both. */
const pictureLimit = 250 * 1024;
const photoPixels = longSide ** 2;

/** Converts a picture to WebP, or says why not. */
export const uploadDrawing = {
  name: 'draw-receipt',
  lane: 'now',
  maxMs: 60_000,
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
    return await shrink({ width, height, least }, (side) =>
      sharp(data, { raw: { width, height, channels } }).resize(side, side, {
        fit: 'inside',
        withoutEnlargement: true,
      }),
    );
  } catch {
    // It is cut off, or has another format.
    return 'unreadable';
  }
}

/**
 * Quality goes first, then size: numbers stay readable with coarse colours, not with few pixels.
 */
const steps = [
  { part: 1, quality: 80 },
  { part: 1, quality: 60 },
  { part: 1, quality: 40 },
  { part: 0.75, quality: 50 },
  { part: 0.55, quality: 40 },
  { part: 0.4, quality: 40 },
  { part: 0, quality: 30 },
  { part: 0, quality: 10 },
];

async function shrink(
  { width, height, least }: Pixels & { least: number },
  sized: (side: number) => Sharp,
): Promise<Buffer> {
  const limit = pictureLimit * Math.max(1, (width * height) / photoPixels);
  let tooLarge: { side: number; bytes: number } | undefined;
  for (const { part, quality } of steps) {
    const side = Math.max(least, Math.round(part * Math.max(width, height)));
    // If it is far too large, quality alone does not help, and each try costs a second.
    if (tooLarge?.side === side && side > least && tooLarge.bytes > 3 * limit) continue;
    const picture = await sized(side).webp({ quality, effort: 2 }).toBuffer();
    if (picture.byteLength <= limit) return picture;
    tooLarge = { side, bytes: picture.byteLength };
  }
  throw new Error('a picture that does not become small');
}
