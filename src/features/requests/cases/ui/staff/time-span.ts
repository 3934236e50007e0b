const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export function timeSpan(from: string, to: string): string {
  const length = Math.abs(new Date(to).getTime() - new Date(from).getTime());
  if (length < hour) return `${Math.max(1, Math.floor(length / minute))} min`;
  if (length < 2 * day) return `${Math.floor(length / hour)} h`;
  return `${Math.floor(length / day)} d`;
}
