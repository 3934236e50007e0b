import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../http/errors.ts';
import type { ErrorKind } from '../http/shared/error-kind.ts';

/** What this process makes just now, by key. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Makes a submission once, even when it arrives twice at the same moment: `find` looks for its
 * result, and a constraint of the database lets only one `make` succeed. A twin in this process
 * waits here, where it holds no connection.
 */
export async function makeOnce<T>(
  key: string | undefined,
  find: () => Promise<T | undefined>,
  make: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return findOrMake(find, make);
  await underWay.get(key)?.catch(() => undefined);
  const made = findOrMake(find, make);
  underWay.set(key, made);
  try {
    return await made;
  } finally {
    if (underWay.get(key) === made) underWay.delete(key);
  }
}

async function findOrMake<T>(
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

/**
 * A repeated request gets the first answer only if it has the same content. Throws AppError `error`
 * where these facts differ from those of the earlier one; null and undefined are alike.
 */
export function requireSameContent<T>(earlier: T, now: T, error: ErrorKind): void {
  if (!isDeepStrictEqual(asJson(earlier), asJson(now))) throw new AppError(error);
}

const asJson = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content, (_, value) => value ?? null));

/** The SHA-256 of what is said, to tell whether it is the same again. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
