import { lengthenHex, shortenHex } from '#platform/text/short-hex.ts';

/** Widths of the stored sizes, in CSS pixels times the density of a phone. */
export const pictureWidths = {
  thumbnail: [160],
  card: [320, 480],
  /** A row on a phone, which is a card on wider screens. */
  row: [160, 320, 480],
  detail: [800, 1200],
  /** Only for who asks for it. */
  zoom: [1600],
} as const;

/** Largest size in KB, shown before a picture is loaded. */
export const pictureCaps = { thumbnail: 2, card: 8, row: 2, detail: 30, zoom: 150 } as const;

export type PictureSize = keyof typeof pictureWidths;
export type PictureWidth = (typeof pictureWidths)[PictureSize][number];

/**
 * 128 bits of a SHA-256. Older pictures have all 256, and their addresses are in products, links
 * and chats.
 */
const hash = /(?:[0-9a-f]{32}){1,2}/;
const fileName = /^((?:[0-9a-f]{32}){1,2}|[\w-]{22})-(\d{3,4})\.(webp|jpg)$/;

export function readPictureName(name: string) {
  const [, hash, width, format] = fileName.exec(name) ?? [];
  return hash ? { hash: lengthenHex(hash), width: Number(width), format } : undefined;
}

export function isPictureHash(text: string): boolean {
  return hash.exec(text)?.[0] === text;
}

/** All pictures are 4:3: pages reserve that space. */
export const pictureRatio = { width: 4, height: 3 } as const;

export function pictureAddress(picture: string, width: PictureWidth): string {
  return `/pictures/${hashOf(picture)}-${width}.webp`;
}

export const sharedPictureWidth = 1200;

/** Chats get JPEG, because not every chat program reads WebP. */
export function sharedPictureAddress(picture: string): string {
  return `/pictures/${hashOf(picture)}-${sharedPictureWidth}.jpg`;
}

export function pictureSources(picture: string, size: PictureSize) {
  const widths: readonly PictureWidth[] = pictureWidths[size];
  const [smallest = 160] = widths;
  // A hash does not compress, so it is shortened.
  const name = `/pictures/${shortenHex(hashOf(picture))}`;
  return {
    src: `${name}-${smallest}.webp`,
    srcSet: widths.map((width) => `${name}-${width}.webp ${width}w`).join(', '),
    width: smallest,
    height: (smallest / pictureRatio.width) * pictureRatio.height,
  };
}

export function hashOf(picture: string): string {
  return hash.exec(picture)?.[0] ?? picture;
}
