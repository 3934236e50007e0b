/**
 * A text without the characters at its end that the pattern of one character matches: '/x+$/' would
 * look for the end from each of them.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
