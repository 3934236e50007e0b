import { ApiError } from '../calls/client.ts';

/** What a list shows instead of itself while the server does not answer. */
export interface Failed {
  kind: 'failed';
}

/**
 * What is loaded, or that it failed. Signed out, not theirs, or while the server draws: to that the
 * shop as a whole has an answer.
 */
export async function orFailed<D>(loaded: Promise<D>): Promise<D | Failed> {
  try {
    return await loaded;
  } catch (error) {
    if (import.meta.env.SSR || (error instanceof ApiError && error.status < 500)) throw error;
    return { kind: 'failed' };
  }
}
