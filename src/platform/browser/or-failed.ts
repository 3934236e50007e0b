import { ApiError } from '../calls/client.ts';

/** The value of a list while the server does not answer. */
export interface LoadFailure {
  kind: 'failed';
}

/**
 * Turns a failure into a value, so that the rest of the page is shown. Rethrows errors that the
 * whole shop answers: signed out, not theirs, and everything while the server renders.
 */
export async function valueOrFailed<Data>(loaded: Promise<Data>): Promise<Data | LoadFailure> {
  try {
    return await loaded;
  } catch (error) {
    if (import.meta.env.SSR || (error instanceof ApiError && error.status < 500)) throw error;
    return { kind: 'failed' };
  }
}
