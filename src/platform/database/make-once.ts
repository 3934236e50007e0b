import { createHash } from 'node:crypto';

/**
 * Makes a submission once, even when it arrives twice at the same moment: `find` looks for its
 * result, and a constraint of the database lets only one `make` succeed.
 */
export async function makeOnce<T>(
  find: () => Promise<T | undefined>,
  make: () => Promise<T>,
): Promise<T> {
  const earlier = await find();
  if (earlier) return earlier;
  try {
    return await make();
  } catch (error) {
    // The other one was faster and has used the key, files or proof.
    const twin = await find();
    if (twin) return twin;
    throw error;
  }
}

/** Hashes the content, to tell a repeated submission from a key that is used again for another. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
