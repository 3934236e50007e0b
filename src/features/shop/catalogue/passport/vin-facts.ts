import { plain } from '#platform/text/plain.ts';
import type { ProductCategory } from '../categories.ts';
import { isNorthAmerican, readVin } from './vin.ts';

/** The tenth character is the model year, counted from 1980 and again from 2010 (49 CFR 565.15). */
const years = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstYear = 1980;

/** The first characters, given to each maker; the longest that fits counts. Of brands that we sell. */
const makers: Record<string, readonly string[]> = {
  Chevrolet: ['1G1', '1GC', '1GN', '2G1', '2GN', '3G1', '3GC', '3GN', 'KL7', 'KL8'],
  Ford: ['1FA', '1FD', '1FM', '1FT', '1ZV', '2FA', '2FM', '3FA', '3FM', 'MAJ', 'NM0'],
  Honda: [
    '19X',
    '1HF',
    '1HG',
    '2HG',
    '2HK',
    '3CZ',
    '3HG',
    '5FN',
    '5FP',
    '5J6',
    '7FA',
    'JH2',
    'JHL',
    'JHM',
    'MLH',
  ],
  Hyundai: ['5NM', '5NP', 'KM8', 'KMH'],
  Jeep: ['1J4', '1J8', 'ZAC'],
  Kawasaki: ['JKA', 'JKB', 'ML5'],
  Kia: ['5XX', 'KNA', 'KND'],
  Lexus: ['2T2', '58A', 'JTH', 'JTJ'],
  Mazda: ['1YV', '3MD', '3MV', '3MZ', '4F2', '7MM', 'JM1', 'JM3'],
  Mitsubishi: ['4A3', '4A4', 'JA3', 'JA4', 'ML3'],
  Nissan: ['1N4', '1N6', '3N1', '3N6', '3N8', '5N1', 'JN1', 'JN6', 'JN8'],
  Suzuki: ['2S3', 'JS1', 'JS2', 'JS3'],
  Toyota: ['2T', '3TM', '3TY', '4T', '5T', '5YF', '7MU', 'JT', 'NMT'],
  Vespa: ['ZAP'],
  Volkswagen: ['1V2', '1VW', '3VV', '3VW', 'WVG', 'WVW'],
  Yamaha: ['JYA', 'JYE', 'LPR'],
};
const makerOf = new Map(
  Object.entries(makers).flatMap(([maker, starts]) => starts.map((start) => [start, maker])),
);

/** Undefined for a maker that we do not know. */
export const makeOfVin = (vin: string): string | undefined =>
  makerOf.get(vin.slice(0, 3)) ?? makerOf.get(vin.slice(0, 2));

/**
 * The model years that a VIN may mean; none where its check digit says that it does not follow the
 * law of the USA. In cars the seventh character tells the two decades apart.
 */
export function yearsOfVin(vin: string, category: ProductCategory): number[] {
  const at = years.indexOf(vin[9] ?? '-');
  if (readVin(vin) !== 'good' || at < 0) return [];
  const both = [firstYear + at, firstYear + at + years.length];
  if (category !== 'automobiles') return both;
  return [/[A-Z]/.test(vin[6] ?? '') ? (both[1] ?? 0) : (both[0] ?? 0)];
}

export type VinContradiction =
  | { kind: 'shape' | 'check' | 'foreignCheck' }
  | { kind: 'year'; years: number[] }
  | { kind: 'make'; make: string };

interface NamedProduct {
  category: ProductCategory;
  year: number | null;
  brand: string | null;
}

/** What a VIN says against itself and against its product. */
export function contradictionsOfVin(
  vin: string,
  { category, year, brand }: NamedProduct,
): VinContradiction[] {
  const state = readVin(vin);
  if (state === 'shape') return [{ kind: 'shape' }];
  if (state === 'check') return [{ kind: isNorthAmerican(vin) ? 'check' : 'foreignCheck' }];
  const vinYears = yearsOfVin(vin, category);
  const make = makeOfVin(vin);
  const isOtherYear = year !== null && vinYears.length > 0 && !vinYears.includes(year);
  const isOtherMake = make !== undefined && brand !== null && plain(make) !== plain(brand);
  return [
    ...(isOtherYear ? [{ kind: 'year' as const, years: vinYears }] : []),
    ...(isOtherMake ? [{ kind: 'make' as const, make }] : []),
  ];
}
