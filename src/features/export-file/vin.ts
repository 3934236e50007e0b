/** What the check digit of a VIN, its ninth character, is made from: the value of each (49 CFR 565.15). */
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * How a vehicle's number reads: 'shape' is none of 17 characters without I, O and Q, as all vehicles
 * made since 1981 have; 'check' is one whose check digit says that another one is wrong.
 */
export type VinReading = 'good' | 'shape' | 'check';

export function readVin(vin: string): VinReading {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return 'shape';
  return vin[8] === checkDigit(vin) ? 'good' : 'check';
}

/**
 * Made for the USA, Canada or Mexico, by its first characters: there the check digit is law. Elsewhere
 * many makers write another character in its place, so that it is told and refuses nothing.
 */
export function isNorthAmerican(vin: string): boolean {
  return /^([1-5]|7[F-Z0])/.test(vin);
}

/** Whether a number may stand in an export file. The database has the same rule: `vin_holds`. */
export function vinHolds(identifier: string): boolean {
  return !(isNorthAmerican(identifier) && readVin(identifier) === 'check');
}

function checkDigit(vin: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * worthOf(vin[at] ?? ''), 0);
  return '0123456789X'[sum % 11] ?? '';
}

const worthOf = (character: string) => values.indexOf(character) % 10;
