// Apart from days.ts, which each public page loads.
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** As long as this, the toast of an action offers to undo it. */
export const undoMs = 10_000;

/** Returns how many days `to` is after `from`; negative if it is before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
