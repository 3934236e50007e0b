import { ApiError } from './client.ts';

/** Whether the server refused for this reason. */
export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.answer.code === code;
}

/** What the server said of a failure, or else this. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.answer.message : otherwise;
}

/** What it said of single fields, by their names. */
export function fieldsOf(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.answer.fields) || {};
}
