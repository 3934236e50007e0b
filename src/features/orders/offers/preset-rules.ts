import { type LineKind, lineCents, type PricedLine } from './offer-rules.ts';

export const presetKinds = ['freight', 'insurance', 'fee'] as const;

export type PricedOfKind = PricedLine & { kind: LineKind };

/** Computes the price of a preset: its amount, or its share of the goods that are not optional. */
export function presetCents(
  { priceCents, basisPoints }: { priceCents: number | null; basisPoints: number | null },
  lines: readonly PricedOfKind[],
): number {
  if (basisPoints === null) return priceCents ?? 0;
  const goods = lines
    .filter(({ kind, optional }) => kind === 'goods' && !optional)
    .reduce((sum, line) => sum + lineCents(line), 0);
  return Math.floor((goods * basisPoints) / 10_000);
}

export function presetFitsProvince({ province }: { province: string | null }, to: string): boolean {
  return province === null || province === to;
}
