/**
 * The characters of what people read and type (tickets, codes): 23 of them, a prime. What looks
 * like another one is left out (D O Q like 0; I L like 1; Z like 2; S like 5; G like 6; B like 8; V
 * like U, and both).
 */
const letters = 'ACEFHJKMNPRTWXY';
const digits = '23456789';
export const codeAlphabet = digits + letters;

/** A digit counts as itself, in a date too; the letters take the numbers that are left. */
const letterValues = [0, 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
const prime = 23;

/**
 * The last character of a text: chosen so that the sum of each character's value times its place is
 * 0 modulo 23. As that is a prime and no two places count the same, a character that is typed wrong
 * and two that are swapped (neighbours or not) always show; of other mistakes one in 23 does not.
 */
export function checkCharacter(text: string): string {
  const sum = weighted(text);
  const last = text.length + 1;
  const check = [...codeAlphabet].find(
    (character) => (sum + last * numberOf(character)) % prime === 0,
  );
  if (check === undefined) throw new Error('no check sign');
  return check;
}

/** Whether a text ends in its check character. */
export function isChecked(text: string): boolean {
  return weighted(text) === 0;
}

function weighted(text: string): number {
  return [...text].reduce((sum, character, at) => sum + (at + 1) * numberOf(character), 0) % prime;
}

function numberOf(character: string): number {
  return /\d/.test(character)
    ? Number(character)
    : (letterValues[letters.indexOf(character)] ?? Number.NaN);
}
