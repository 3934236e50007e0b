import { createHash } from 'node:crypto';

/**
 * The same submission twice, also at the same moment, is answered twice and made once: `find` looks
 * for what it made, a constraint of the database lets `make` succeed once.
 */
export async function once<T>(
  find: () => Promise<T | undefined>,
  make: () => Promise<T>,
): Promise<T> {
  const before = await find();
  if (before) return before;
  try {
    return await make();
  } catch (error) {
    // Its twin was faster: then its key is taken, its files are used up, its proof is spent.
    const twin = await find();
    if (twin) return twin;
    throw error;
  }
}

/** By it a key that comes again with other content is told from the same submission. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
