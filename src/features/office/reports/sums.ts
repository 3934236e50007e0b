import type { Collected } from './schema.ts';

export interface DueTotal {
  instalments: number;
  cents: number;
}

export function collectedSum(rows: readonly Collected[]): Collected {
  return sumsOf(['payments', 'inCents', 'outCents'], rows);
}

export function dueTotalSum(rows: readonly DueTotal[]): DueTotal {
  return sumsOf(['instalments', 'cents'], rows);
}

function sumsOf<Key extends string>(keys: readonly Key[], rows: readonly Record<Key, number>[]) {
  const sumOf = (key: Key) => rows.reduce((sum, row) => sum + row[key], 0);
  return Object.fromEntries(keys.map((key) => [key, sumOf(key)])) as Record<Key, number>;
}
