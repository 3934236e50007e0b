import { checkCharacter, isChecked } from '#platform/text/code-alphabet.ts';

/** Writes 'MA-T-20261121-4KXR7' from the day ('20261121') and four random characters. */
export function makeTicket(prefix: string, day: string, random: string): string {
  return `${prefix}-T-${day}-${random}${checkCharacter(day + random)}`;
}

export function isTicket(text: string): boolean {
  const found = /^[A-Z]{2,5}-T-(\d{8})-([2-9A-Z]{5})$/.exec(text);
  return found !== null && isChecked(`${found[1]}${found[2]}`);
}
