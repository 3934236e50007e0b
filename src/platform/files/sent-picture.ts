import type { Sharp } from 'sharp';

/**
 * How many pixels may be unpacked. An ordinary JPEG is read in lines and made smaller while it is
 * read: phones take photos of 108 megapixels. Whatever must be unpacked whole (a progressive JPEG,
 * an interlaced PNG, WebP, AVIF) takes up to 8 bytes a pixel.
 */
const pixelLimits = { jpeg: 110_000_000, png: 50_000_000, whole: 25_000_000 };

/** WebP has no longer side. */
const longestSide = 16_383;

/** The short side of a long screenshot, in pixels: with fewer nobody can read it. */
const readableSide = 700;

export interface Pixels {
  width: number;
  height: number;
}

/** Imported on demand: it takes longer to load than the rest of the shop. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // It would keep what strangers sent before.
  sharp.cache(false);
  return sharp;
}

/** The picture has more pixels than we unpack, or is too long to be read at any size we store. */
export type TooMuch = 'too-many-pixels' | 'too-long';

interface SentPicture extends Pixels {
  /**
   * To be written anew: turned upright, with a long side of at most `side` pixels, without metadata
   * (place, time, phone, hidden attachments). Using it throws when it cannot be read, or takes
   * longer than 20 s.
   */
  within(side: number): Sharp;
}

/** Reads the head of a picture from outside. Throws when it is none. */
export async function openSentPicture(sent: Buffer): Promise<SentPicture | TooMuch> {
  const sharp = await loadSharp();
  const head = await sharp(sent, { limitInputPixels: false }).metadata();
  const { width, height } = head;
  if (width * height > pixelLimitOf(head)) return 'too-many-pixels';
  if (leastSide(head) > longestSide) return 'too-long';
  return {
    width,
    height,
    within: (side) =>
      sharp(sent, { limitInputPixels: false, failOn: 'error' })
        .timeout({ seconds: 20 })
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb'),
  };
}

/** The long side, when the short one has as many pixels as it takes to read it. */
export function leastSide({ width, height }: Pixels): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return Math.min(long, Math.ceil((long * readableSide) / short));
}

function pixelLimitOf({ format, isProgressive }: { format?: string; isProgressive?: boolean }) {
  const isRead = !isProgressive && (format === 'jpeg' || format === 'png');
  return isRead ? pixelLimits[format] : pixelLimits.whole;
}
