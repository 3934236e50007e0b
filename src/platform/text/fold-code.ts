/**
 * Spells a code in one way, by which codes are compared: letters and digits, without marks, in
 * capitals, full width as half. 'ＲＥＦ－１２３', 'réf 123' and 'REF123' are one. The database has the
 * same function `folded` (078-folded-references.sql), and a test compares the two: so it folds no
 * more letters than are listed here.
 */
export function foldCode(written: string): string {
  // Most are of letters and figures that need no more, and statements have thousands of lines.
  if (plainest.test(written)) return written.replace(/[^\dA-Za-z]+/g, '').toUpperCase();
  return written
    .normalize('NFKD')
    .replace(/[ßẞ]/g, 'SS')
    .replace(signs, '')
    .replace(small, (letter) => capitals[letters.indexOf(letter)] ?? letter);
}

const plainest = /^[ -~]*$/;

/** Punctuation, blanks, currency and marks, by their code points as the database has them. */
const ranges = [
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7',
  '\\u02b0-\\u036f\\u0483-\\u0489\\u0591-\\u05c7\\u0610-\\u061a\\u064b-\\u065f',
  '\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u2000-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004',
  '\\u3008-\\u3020\\u3099-\\u309c\\ufe00-\\ufe2f\\ufeff\\ufff0-\\uffff',
];
const signs = new RegExp(`[${ranges.join('')}]`, 'g');
const letters =
  'abcdefghijklmnopqrstuvwxyzæœøðþłđħŧŋαβγδεζηθικλμνξοπρςστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ';
const capitals =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒØÐÞŁĐĦŦŊΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ';
const small = new RegExp(`[${letters}]`, 'g');
