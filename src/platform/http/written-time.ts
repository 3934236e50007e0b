import { z } from 'zod';

// ISO 8601 has a year 0 and any number of decimals; PostgreSQL has not.
const hasYear = /^(?!0000)/;
const longest = 40;

/** A moment that a caller writes: ISO 8601, UTC. `said` is what is said of anything else. */
export function writtenMoment(said?: string) {
  return z.iso.datetime(said).max(longest, said).regex(hasYear, said);
}

/** A day that a caller writes: `2026-11-21`. */
export function writtenDay() {
  return z.iso.date().regex(hasYear);
}
