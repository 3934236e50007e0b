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
  return hash ? { hash: lengthen(hash), width: Number(width), format } : undefined;
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

/** In lists the same 128 bits in 22 letters: no two pictures share any, so each one crosses the line. */
function shorten(hash: string): string {
  if (hash.length !== 32) return hash;
  const bytes = (hash.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

function lengthen(name: string): string {
  if (name.length !== 22) return name;
  const bytes = atob(name.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
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
  const name = `/pictures/${shorten(hashOf(picture))}`;
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
