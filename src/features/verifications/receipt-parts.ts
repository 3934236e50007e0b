import { partSize } from './form-fields.ts';

const mostParts = 128;

/**
 * Bytes of one piece of a file: small ones, because a cut costs the piece that was on its way, and
 * larger ones where there would be too many.
 */
function pieceSize(bytes: number): number {
  return bytes <= (mostParts * partSize) / 2 ? partSize / 2 : partSize;
}

export function countParts(bytes: number): number {
  return Math.ceil(bytes / pieceSize(bytes));
}

/** The numbers of the pieces that have not arrived. */
export function missingParts(bytes: number, arrived: readonly number[]): number[] {
  return Array.from({ length: countParts(bytes) }, (_, part) => part).filter(
    (part) => !arrived.includes(part),
  );
}

export function piece(file: Blob, part: number): Blob {
  const size = pieceSize(file.size);
  return file.slice(part * size, (part + 1) * size);
}

/** '182 KB', '1,4 MB' as people read it. */
export function readableSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`;
}
