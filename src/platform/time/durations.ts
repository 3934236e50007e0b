// Apart from days.ts, which each public page loads.
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Returns how many days `to` is after `from`; negative if it is before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
