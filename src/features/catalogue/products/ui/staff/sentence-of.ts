import { ApiError } from '#platform/calls/client.ts';

/** What the server said of a failure, or else this. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.answer.message : otherwise;
}
