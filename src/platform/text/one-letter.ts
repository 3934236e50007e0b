/** Whether two words are the same, or differ in one letter that is more, less or another one. */
export function isWithinOneLetter(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(short.length === long.length ? at + 1 : at);
  return rest === long.slice(at + 1);
}
