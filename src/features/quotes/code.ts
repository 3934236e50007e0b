import { checkCharacter } from '#platform/text/code-alphabet.ts';

/** 'MA-VER-20261121-7K4QM' out of the day ('20261121') and four random signs. */
export function makeCode(prefix: string, day: string, random: string): string {
  return `${prefix}-VER-${day}-${random}${checkCharacter(day + random)}`;
}
