/** Where the bytes of a photo lie; not beside the pictures of products, which anybody may read. */
export const unitPhotoFile = (hash: string, width: number): string =>
  `unit-photos/${hash}-${width}.webp`;
