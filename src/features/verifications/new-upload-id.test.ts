import { expect, test } from 'vitest';
import { z } from 'zod';
import { newUploadId } from './new-upload-id.ts';

test('it is what the server takes for an upload, and never the same', () => {
  const ids = Array.from({ length: 1000 }, newUploadId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
