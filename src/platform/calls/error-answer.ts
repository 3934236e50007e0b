import { ApiError } from './client.ts';

/** True where the server refused with this code. */
export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.answer.code === code;
}

export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.answer.message : otherwise;
}

/** Returns the errors of single fields, by name. */
export function errorFieldsOf(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.answer.fields) || {};
}
