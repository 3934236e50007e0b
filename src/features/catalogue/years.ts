/**
 * The year filter's options, newest first: the last 20 counting from the current one,
 * before them next year when a product has it.
 */
export function yearOptions(now: Date, newestYear: number | null): number[] {
  const current = now.getFullYear();
  const years = Array.from({ length: 20 }, (_, back) => current - back);
  return newestYear === current + 1 ? [newestYear, ...years] : years;
}
