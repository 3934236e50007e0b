import { ApiError } from '#platform/calls/client.ts';

/** Whether the server refused for this reason. */
export function isAnswer(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.answer.code === code;
}

/** What the server said, or else our own words. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.answer.message : otherwise;
}
