/** Seven random figures and a check figure, read aloud in two groups of four. */
const codeFigures = 8;

/**
 * How many wrong tries a code allows, and a link over all its units. The constraints
 * `handover_code_tries` and `handover_link_tries` say the same numbers.
 */
export const codeTries = 5;
export const linkTries = 20;

/**
 * By Damm's algorithm one wrong figure, or two swapped neighbours, give another check figure. The
 * browser finds such a slip without a connection and without costing a try.
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

export function codeOfNumber(number: number): string {
  const figures = String(number).padStart(codeFigures - 1, '0');
  return figures + checkOf(figures);
}

export const figuresOf = (typed: string): string => typed.replace(/[\s\p{Pd}.]/gu, '');

/** True for eight figures whose check figure fits. */
export function isWholeCode(typed: string): boolean {
  const figures = figuresOf(typed);
  return figures.length === codeFigures && /^\d+$/.test(figures) && checkOf(figures) === '0';
}

export const readableCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
