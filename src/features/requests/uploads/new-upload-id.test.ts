import { expect, test } from 'vitest';
import { newUploadId } from './new-upload-id.ts';
import { UploadAddress } from './schema.ts';

// Whoever knows the id of a file on its way may send pieces of it.
test('each of its 128 bits is as often set as not, and the server takes it', () => {
  const set = new Array<number>(128).fill(0);
  for (let at = 0; at < 400; at += 1) {
    const id = newUploadId();
    expect(UploadAddress.parse({ uploadId: id })).toEqual({ uploadId: id });
    const bits = BigInt(`0x${id.replaceAll('-', '')}`)
      .toString(2)
      .padStart(128, '0');
    for (const [index, bit] of [...bits].entries()) set[index] = (set[index] ?? 0) + Number(bit);
  }
  // By chance beyond these once in 10^20.
  expect(set.filter((count) => count < 100 || count > 300)).toEqual([]);
});
