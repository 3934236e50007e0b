import { lengthenHex, shortenHex } from '#platform/text/short-hex.ts';

/** The sizes that pictures are stored in, by the widths in CSS pixels times a phone's density. */
export const pictureWidths = { thumbnail: [160], card: [320, 480], detail: [800, 1200] } as const;

/** Most bytes a picture of a size may have, in KB: shown before one is loaded. */
export const pictureCaps = { thumbnail: 2, card: 8, detail: 30 } as const;

export type PictureSize = keyof typeof pictureWidths;
export type PictureWidth = (typeof pictureWidths)[PictureSize][number];

/**
 * The hash of a picture: 128 bits of a SHA-256. All 256 bits in pictures that were stored earlier;
 * their addresses stand in products, links and chats.
 */
const hash = /(?:[0-9a-f]{32}){1,2}/;
/** The name of a picture's file: hash, width, format. */
const fileName = /^((?:[0-9a-f]{32}){1,2}|[\w-]{22})-(\d{3,4})\.(webp|jpg)$/;

/** Undefined for what is no name of a picture. */
export function readPictureName(name: string) {
  const [, hash, width, format] = fileName.exec(name) ?? [];
  return hash ? { hash: lengthenHex(hash), width: Number(width), format } : undefined;
}

/** Whether a text is the hash of a picture and nothing else. */
export function isPictureHash(text: string): boolean {
  return hash.exec(text)?.[0] === text;
}

/** All pictures are 4:3: what a page reserves before they come. */
export const pictureRatio = { width: 4, height: 3 } as const;

/** The address of a picture in a width; takes its hash or any of its addresses. */
export function pictureAddress(picture: string, width: PictureWidth): string {
  return `/pictures/${hashOf(picture)}-${width}.webp`;
}

/** The width of the picture that a chat shows beside a link. */
export const sharedPictureWidth = 1200;

/** The picture as a chat shows it beside a link: JPEG, because not every chat reads the others. */
export function sharedPictureAddress(picture: string): string {
  return `/pictures/${hashOf(picture)}-${sharedPictureWidth}.jpg`;
}

/** `src`, `srcset` and the pixels to reserve for a picture in a size. */
export function pictureSources(picture: string, size: PictureSize) {
  const widths: readonly PictureWidth[] = pictureWidths[size];
  const [smallest = 160] = widths;
  // No two pictures share any of these letters, so each one crosses the line.
  const name = `/pictures/${shortenHex(hashOf(picture))}`;
  return {
    src: `${name}-${smallest}.webp`,
    srcSet: widths.map((width) => `${name}-${width}.webp ${width}w`).join(', '),
    width: smallest,
    height: (smallest / pictureRatio.width) * pictureRatio.height,
  };
}

function hashOf(picture: string): string {
  return hash.exec(picture)?.[0] ?? picture;
}
