import type { Sharp } from 'sharp';
import { openSentPicture } from '#platform/files/sent-file.ts';
import type { Task } from '#platform/tasks/task.ts';

/** In bytes; the long side in pixels keeps small print readable. */
const pictureLimit = 250 * 1024;
const longSide = 2000;

/** Converts a picture to WebP; undefined where it cannot be read. */
export const uploadDrawing = {
  name: 'draw-receipt',
  lane: 'now',
  maxMs: 120_000,
  work: drawUpload,
} satisfies Task<Buffer, Buffer | undefined>;

async function drawUpload(original: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const opened = await openSentPicture(original, longSide);
    const { data, info } = await opened
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return await shrink((side) =>
      sharp(data, { raw: { width, height, channels } }).resize(side, side, {
        fit: 'inside',
        withoutEnlargement: true,
      }),
    );
  } catch {
    // It is cut off, has too many pixels or another format.
    return undefined;
  }
}

/**
 * Quality goes first, then size: numbers stay readable with coarse colours, not with few pixels.
 */
const steps = [
  { side: longSide, quality: 80 },
  { side: longSide, quality: 60 },
  { side: longSide, quality: 40 },
  { side: 1500, quality: 50 },
  { side: 1100, quality: 40 },
  { side: 800, quality: 40 },
  { side: 600, quality: 30 },
];

async function shrink(sized: (side: number) => Sharp): Promise<Buffer> {
  let tooLarge: { side: number; bytes: number } | undefined;
  for (const { side, quality } of steps) {
    // If it is far too large, quality alone does not help, and each try costs a second.
    if (tooLarge?.side === side && tooLarge.bytes > 3 * pictureLimit) continue;
    const picture = await sized(side).webp({ quality }).toBuffer();
    if (picture.byteLength <= pictureLimit) return picture;
    tooLarge = { side, bytes: picture.byteLength };
  }
  throw new Error('a picture that does not become small');
}
