// Not in days.ts: each public page loads that one.
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** How many days `to` is after `from`; negative: before it. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
