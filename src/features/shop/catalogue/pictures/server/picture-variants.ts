import type { Sharp } from 'sharp';
import { loadSharp } from '#platform/files/sent-picture.ts';
import type { Task } from '#platform/tasks/task.ts';
import {
  type PictureWidth,
  pictureRatio,
  pictureWidths,
  sharedPictureWidth,
} from '../picture-address.ts';

export type PictureFormat = 'webp' | 'jpg';

export type Purpose = 'list' | 'thumbnail' | 'detail' | 'zoom' | 'chat';

export interface Variant {
  purpose: Purpose;
  width: PictureWidth;
  format: PictureFormat;
  /** In bytes; the quality is lowered until it fits. */
  cap: number;
}

export const variants: readonly Variant[] = [
  ...pictureWidths.card.map((width) => webp('list', width, 8 * 1024)),
  ...pictureWidths.thumbnail.map((width) => webp('thumbnail', width, 2 * 1024)),
  ...pictureWidths.detail.map((width) => webp('detail', width, 30 * 1024)),
  ...pictureWidths.zoom.map((width) => webp('zoom', width, 150 * 1024)),
  // WhatsApp shows no picture over 300 KB beside a link.
  { purpose: 'chat', width: sharedPictureWidth, format: 'jpg', cap: 100 * 1024 },
];

function webp(purpose: Purpose, width: PictureWidth, cap: number): Variant {
  return { purpose, width, format: 'webp', cap };
}

/** The background of pictures that are not 4:3, which is the wall behind the demo products. */
const background = '#f1efea';

// 60 looks like the original on a phone; see docs/decisions/003-picture-format.md.
const qualities = [60, 50, 40, 30, 20, 10];
const scales = [1, 0.75, 0.5, 0.25];

export const variantMaking = {
  name: 'make-variants',
  lane: 'now',
  maxMs: 120_000,
  async work({ original, requested }) {
    const encode = await openPicture(original, Math.max(...requested.map(({ width }) => width)));
    const encoded: Buffer[] = [];
    for (const variant of requested) encoded.push(await encode(variant));
    return encoded;
  },
} satisfies Task<{ original: Buffer; requested: readonly Variant[] }, Buffer[]>;

/** Decodes a picture once, for variants up to `widest`. Throws on a damaged picture. */
export async function openPicture(
  original: Buffer,
  widest: number,
): Promise<(variant: Variant) => Promise<Buffer>> {
  const sharp = await loadSharp();
  const limits = { failOn: 'error' } as const;
  const { format: kind, width: originalWidth } = await sharp(original, limits).metadata();
  // An SVG is drawn at the size that is needed: four times less work for a card.
  const density = kind === 'svg' ? Math.min(300, Math.max(1, (72 * widest) / originalWidth)) : 72;
  const opened = await raw(
    sharp(original, { ...limits, density })
      .autoOrient()
      .resize({ ...sizeOf(widest), fit: 'contain', background })
      .flatten({ background })
      .toColourspace('srgb'),
  );
  return async ({ width, format, cap }) => {
    for (const scale of scales) {
      const sized = await raw(opened().resize(sizeOf(Math.round(width * scale))));
      for (const quality of qualities) {
        const bytes = await (format === 'webp'
          ? sized().webp({ quality, effort: width < 800 ? 6 : 4 })
          : sized().jpeg({ quality })
        ).toBuffer();
        if (bytes.byteLength <= cap) return bytes;
      }
    }
    throw new Error(`no way to make ${width} pixels fit ${cap} bytes`);
  };

  async function raw(picture: Sharp): Promise<() => Sharp> {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return () => sharp(data, { raw: { width, height, channels } });
  }
}

function sizeOf(width: number) {
  return { width, height: Math.round((width / pictureRatio.width) * pictureRatio.height) };
}
