/** The value of a character in the check sum is its place modulo 10 (49 CFR 565.15). */
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * 'shape' means not 17 characters without I, O and Q, which all vehicles since 1981 have; 'check'
 * means that the check digit (the ninth character) does not fit.
 */
export type VinState = 'good' | 'shape' | 'check';

export function readVin(vin: string): VinState {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return 'shape';
  return vin[8] === checkDigit(vin) ? 'good' : 'check';
}

/**
 * True for vehicles made for the USA, Canada or Mexico, where the check digit is law. Elsewhere
 * many makers write another character in its place: staff then read a warning and nothing is
 * refused. The database refuses by the same rule, `vin_holds`.
 */
export function isNorthAmerican(vin: string): boolean {
  return /^([1-5]|7[F-Z0])/.test(vin);
}

function checkDigit(vin: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * worthOf(vin[at] ?? ''), 0);
  return '0123456789X'[sum % 11] ?? '';
}

const worthOf = (character: string) => values.indexOf(character) % 10;
