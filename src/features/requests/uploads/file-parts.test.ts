import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countParts, missingParts, readableSize, readPart } from './file-parts.ts';
import { fileLimit, partSize } from './upload-limits.ts';

const pattern = Uint8Array.from({ length: 251 }, (_, at) => at);

test('the pieces of a file are the file, none too large and never more than 128', async () => {
  const sizes = fc.oneof(
    fc.integer({ min: 1, max: 400_000 }),
    fc.constantFrom(partSize / 2, partSize, fileLimit / 2, fileLimit / 2 + 1, fileLimit),
  );
  await fc.assert(
    fc.asyncProperty(sizes, async (size) => {
      // No two pieces are equal: 251 is prime.
      const bytes = Buffer.alloc(size, pattern);
      const file = new Blob([bytes]);
      const pieces = missingParts(size, []).map((part) => readPart(file, part));
      expect(pieces).toHaveLength(countParts(size));
      expect(pieces.length).toBeLessThanOrEqual(128);
      for (const { size: each } of pieces) {
        expect(each).toBeGreaterThan(0);
        expect(each).toBeLessThanOrEqual(partSize);
      }
      const whole = new Uint8Array(await new Blob(pieces).arrayBuffer());
      expect(Buffer.compare(whole, bytes)).toBe(0);
    }),
    { numRuns: 12 },
  );
});

test('pieces are small as long as that makes no more than 128', () => {
  const half = 64 * partSize;
  expect([1, partSize / 2, partSize / 2 + 1, half, half + 1].map(countParts)).toEqual([
    1, 1, 2, 128, 65,
  ]);
});

test('what has arrived is not sent again', () => {
  const size = 5 * (partSize / 2);
  expect(missingParts(size, [0, 3])).toEqual([1, 2, 4]);
  expect(missingParts(size, [0, 1, 2, 3, 4])).toEqual([]);
});

test('sizes as people read them', () => {
  expect([1, 181_700, 999_400, 1_000_000, 1_040_000, 8_388_608].map(readableSize)).toEqual([
    '1 KB',
    '182 KB',
    '999 KB',
    '1 MB',
    '1 MB',
    '8.4 MB',
  ]);
});
