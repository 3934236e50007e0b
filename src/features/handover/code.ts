/** Seven figures that nobody can foretell, and one that shows a slip: read aloud in two fours. */
const codeFigures = 8;

/** So many wrong tries for a code, and for a link over all its units: as the database counts them. */
export const codeTries = 5;
export const linkTries = 20;

/**
 * Damm's table: each slip in one figure, and each two neighbours in the wrong order, give another
 * last figure. So a slip is told on the spot, without a connection, and costs no try.
 */
const table = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

function checkOf(figures: string): string {
  let state = 0;
  for (const figure of figures) state = Number(table[state]?.[Number(figure)]);
  return String(state);
}

/** The code of a number below 10,000,000. */
export function codeOfNumber(number: number): string {
  const figures = String(number).padStart(codeFigures - 1, '0');
  return figures + checkOf(figures);
}

/** As it was typed, with blanks or hyphens → its figures. */
export const figuresOf = (typed: string): string => typed.replace(/[\s\p{Pd}.]/gu, '');

/** Whether it can be a code at all. */
export function isWholeCode(typed: string): boolean {
  const figures = figuresOf(typed);
  return figures.length === codeFigures && /^\d+$/.test(figures) && checkOf(figures) === '0';
}

/** '1234 5678' */
export const readableCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
