import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shrinkPicture } from './draw-upload.ts';

/** How a WebP shrinks beside quality 80, from soft photos to noise. */
const ofQuality = { 80: [1, 1], 60: [0.75, 0.9], 50: [0.7, 0.85], 40: [0.6, 0.8] } as const;
const small = { 30: [0.5, 0.5], 10: [0.36, 0.2] } as const;

interface Content {
  /** Of the first try, in bytes. */
  bytes: number;
  /** From 0, a soft photo, to 1: noise, which takes most and shrinks most with its sides. */
  noise: number;
}

/** What the tries were, for a picture of such content. */
async function triesFor(picture: { width: number; height: number; least: number }, of: Content) {
  const tries: { side: number; quality: number; bytes: number }[] = [];
  const long = Math.max(picture.width, picture.height);
  const stored = await shrinkPicture(picture, async (side, quality) => {
    const [least, most] = { ...ofQuality, ...small }[quality as 80] ?? [1, 1];
    const weight = least + of.noise * (most - least);
    const bytes = Math.round(of.bytes * weight * (side / long) ** (1.5 + 1.2 * of.noise));
    tries.push({ side, quality, bytes });
    return Buffer.alloc(bytes);
  });
  return { tries, stored };
}

const photo = { width: 2000, height: 1500, least: 934 };

test('a photo that fits at once is encoded once', async () => {
  const { tries } = await triesFor(photo, { bytes: 200_000, noise: 0 });
  expect(tries).toEqual([{ side: 2000, quality: 80, bytes: 200_000 }]);
});

test('whatever it shows, a picture is encoded at most three times, and the last one fits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      async (noise, share) => {
        const bytes = Math.round(share * (900_000 + noise * 3_600_000));
        const { tries, stored } = await triesFor(photo, { bytes, noise });
        expect(tries.length).toBeLessThanOrEqual(3);
        expect(stored.byteLength).toBeLessThanOrEqual(250 * 1024);
      },
    ),
  );
});

test('a long screenshot loses quality alone: its short side stays readable', async () => {
  const long = { width: 700, height: 9723, least: 9723 };
  const { tries } = await triesFor(long, { bytes: 900_000, noise: 0.5 });
  expect(tries.map(({ side }) => side)).toEqual([9723, 9723]);
});
