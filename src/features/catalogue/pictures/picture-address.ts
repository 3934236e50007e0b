/** The sizes that pictures are stored in, by the widths in CSS pixels times a phone's density. */
export const pictureWidths = { thumbnail: [160], card: [320, 480], detail: [800, 1200] } as const;

/** Most bytes a picture of a size may have, in KB: shown before one is loaded. */
export const pictureCaps = { thumbnail: 2, card: 8, detail: 30 } as const;

export type PictureSize = keyof typeof pictureWidths;
export type PictureWidth = (typeof pictureWidths)[PictureSize][number];

/**
 * Of a picture's name, as part of a pattern: 128 bits of a SHA-256. All 256 bits in pictures that
 * were kept earlier; their addresses stand in products, links and chats.
 */
export const pictureHash = '(?:[0-9a-f]{32}){1,2}';

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
  return {
    src: pictureAddress(picture, smallest),
    srcSet: widths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', '),
    width: smallest,
    height: (smallest / pictureRatio.width) * pictureRatio.height,
  };
}

function hashOf(picture: string): string {
  return picture.match(pictureHash)?.[0] ?? picture;
}
