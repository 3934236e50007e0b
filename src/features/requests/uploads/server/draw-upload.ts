import type { Pixels } from '#platform/files/sent-picture.ts';
import {
  leastSide,
  loadSharp,
  openSentPicture,
  type TooMuch,
} from '#platform/files/sent-picture.ts';
import type { Task } from '#platform/tasks/task.ts';

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

/** The long side in pixels, which keeps small print readable. */
const longSide = 2000;
/** In bytes, for as many pixels as a photo has; a long screenshot may have more of both. */
const pictureLimit = 250 * 1024;
const photoPixels = longSide ** 2;

/**
 * Quality goes first, then size: numbers stay readable with coarse colours, not with few pixels.
 * `weight` is about what a pixel takes beside one of the first step, as measured.
 */
const steps = [
  { part: 1, quality: 80, weight: 1 },
  { part: 1, quality: 60, weight: 0.8 },
  { part: 1, quality: 40, weight: 0.7 },
  { part: 0.75, quality: 50, weight: 0.75 },
  { part: 0.55, quality: 40, weight: 0.7 },
  { part: 0.4, quality: 40, weight: 0.7 },
  { part: 0, quality: 30, weight: 0.6 },
  { part: 0, quality: 10, weight: 0.4 },
];

/**
 * Encodes a picture within its limit of bytes, at the best step that fits. Each try costs up to half
 * a second, so what the last one took tells which steps need no try. Throws when none fits.
 */
export async function shrinkPicture(
  { width, height, least }: Pixels & { least: number },
  encode: (side: number, quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const limit = pictureLimit * Math.max(1, (width * height) / photoPixels);
  let bytesOfPixel = 0;
  for (const step of steps) {
    const side = Math.max(least, Math.round(step.part * Math.max(width, height)));
    const pixels = step.weight * side ** 2;
    if (bytesOfPixel * pixels > limit && step !== steps.at(-1)) continue;
    const picture = await encode(side, step.quality);
    if (picture.byteLength <= limit) return picture;
    bytesOfPixel = picture.byteLength / pixels;
  }
  throw new Error('a picture that does not become small');
}
