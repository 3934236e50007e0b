/** Each character's value in the sum of the check digit, by its place modulo 10 (49 CFR 565.15). */
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * 'shape': not 17 characters without I, O and Q, as all vehicles made since 1981 have; 'check': the
 * check digit (the ninth character) says that a character is wrong.
 */
export type VinState = 'good' | 'shape' | 'check';

export function readVin(vin: string): VinState {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return 'shape';
  return vin[8] === checkDigit(vin) ? 'good' : 'check';
}

/**
 * Made for the USA, Canada or Mexico, where the check digit is law. Elsewhere many makers write
 * another character in its place: then staff read a warning, and nothing is refused. The database
 * refuses by the same rule, `vin_holds`.
 */
export function isNorthAmerican(vin: string): boolean {
  return /^([1-5]|7[F-Z0])/.test(vin);
}

function checkDigit(vin: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * worthOf(vin[at] ?? ''), 0);
  return '0123456789X'[sum % 11] ?? '';
}

const worthOf = (character: string) => values.indexOf(character) % 10;
