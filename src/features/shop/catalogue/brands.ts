import { plain } from '#platform/text/plain.ts';

export const wellKnownBrands = [
  'Toyota',
  'Honda',
  'Nissan',
  'Hyundai',
  'Kia',
  'Ford',
  'Chevrolet',
  'Mazda',
  'Peugeot',
  'Volkswagen',
] as const;

export function brandOptions(present: readonly string[]): string[] {
  const options = new Map<string, string>(wellKnownBrands.map((brand) => [plain(brand), brand]));
  const others = [...present].sort((a, b) => plain(a).localeCompare(plain(b), 'es'));
  for (const brand of others) {
    const key = plain(brand);
    if (!options.has(key)) options.set(key, brand);
  }
  return [...options.values()];
}
