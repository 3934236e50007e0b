/** Reads '12.5 %' or '12,5%' as people type it, in 1/10,000. Undefined for anything else. */
export function readPercent(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*%$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** 1250, in 1/10,000 → '12.5'. */
export const percentOf = (basisPoints: number): string => String(basisPoints / 100);
