import { z } from 'zod';
import { withError } from './route.ts';

// What callers write, as the database can take it.

/** What is wrong with a field that was left empty. */
export const needed = withError({ es: 'Esto hace falta.', en: 'This is needed.' });

/** PostgreSQL stores no NUL in a text. */
export const withoutNul = /^[^\0]*$/;

/** A text of at most `longest` characters, as it was given. */
export function anyText(longest: number) {
  return z.string().max(longest).regex(withoutNul);
}

/** The same without the blanks around it. */
export function trimmedText(longest: number) {
  return z.string().trim().max(longest).regex(withoutNul);
}

/** Of a form that sends every field: what was left empty was not given. */
export const blankIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** How many entries of a list a caller wants on a page. */
export const pageLimit = blankIsAbsent(z.coerce.number().int().min(1).max(100));

// ISO 8601 has a year 0 and any number of decimals; PostgreSQL has not.
const hasYear = /^(?!0000)/;
const longestMoment = 40;

/** A moment that a caller writes: ISO 8601, UTC. `message` is the error for anything else. */
export function isoMoment(message?: ReturnType<typeof withError>) {
  return z.iso.datetime(message).max(longestMoment, message).regex(hasYear, message);
}

/** A day that a caller writes: `2026-11-21`. */
export function isoDay() {
  return z.iso.date().regex(hasYear);
}
