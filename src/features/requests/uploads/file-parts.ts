import { partSize } from './upload-limits.ts';

const maxParts = 128;

/**
 * Returns the bytes of one part: small, because a cut loses the part under way; larger where there
 * would be too many.
 */
function partBytes(bytes: number): number {
  return bytes <= (maxParts * partSize) / 2 ? partSize / 2 : partSize;
}

export function countParts(bytes: number): number {
  return Math.ceil(bytes / partBytes(bytes));
}

export function missingParts(bytes: number, arrived: readonly number[]): number[] {
  return Array.from({ length: countParts(bytes) }, (_, part) => part).filter(
    (part) => !arrived.includes(part),
  );
}

export function readPart(file: Blob, part: number): Blob {
  const size = partBytes(file.size);
  return file.slice(part * size, (part + 1) * size);
}

export function readableSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`;
}
