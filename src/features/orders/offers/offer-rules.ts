import { daysToPay } from '#features/ledger/entries/due.ts';

// Sums and plan of an offer, in whole cents. Its state is in `offer-state.ts`.

export const lineKinds = ['goods', 'freight', 'insurance', 'fee', 'discount'] as const;
export type LineKind = (typeof lineKinds)[number];

export const offerLimits = {
  lines: 100,
  instalments: 12,
  estimates: 20,
  text: 200,
  label: 120,
  note: 2000,
  quantity: 99,
  cents: 1_000_000_000,
  totalCents: 100_000_000_000,
  reason: 500,
  change: 1000,
  name: 120,
  validDays: 90,
  /** The longest hold of accepted products, and so the latest day of the first instalment. */
  holdDays: 30,
  usualHoldDays: daysToPay,
} as const;

export const defaultValidity = 7;

export interface PricedLine {
  quantity: number;
  unitCents: number;
  optional: boolean;
}

export const lineCents = ({ quantity, unitCents }: Omit<PricedLine, 'optional'>): number =>
  quantity * unitCents;

export function totalOf(lines: readonly PricedLine[], chosen: readonly number[] = []): number {
  return lines.reduce(
    (sum, line, at) => sum + (!line.optional || chosen.includes(at) ? lineCents(line) : 0),
    0,
  );
}

/** True where each position is an option and named once. */
export function mayChoose(lines: readonly PricedLine[], chosen: readonly number[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((at) => lines[at]?.optional);
}

export interface PlannedInstalment {
  /** A share of the total in 1/10,000; null where the amount is in `cents`. */
  basisPoints: number | null;
  cents: number;
}

/**
 * Computes each instalment of a total. Shares are rounded down, and the last instalment takes the
 * rest of the total, whatever its own amount says.
 */
export function planFor<T extends PlannedInstalment>(
  instalments: readonly T[],
  total: number,
): (T & { cents: number })[] {
  const last = instalments.length - 1;
  let left = total;
  return instalments.map((instalment, at) => {
    const cents = at === last ? left : ownCents(instalment, total);
    left -= cents;
    return { ...instalment, cents };
  });
}

export type PlanProblem = 'none' | 'adds_up' | 'too_small';

/**
 * Returns what is wrong with a plan for the total without options. Options only add to the last
 * instalment, so they cannot make a right plan wrong.
 */
export function planProblem(
  instalments: readonly PlannedInstalment[],
  total: number,
): PlanProblem | undefined {
  const last = instalments.at(-1);
  if (!last) return 'none';
  const others = instalments.slice(0, -1);
  const parts = others.reduce((sum, { basisPoints }) => sum + (basisPoints ?? 0), 0);
  const fixed = others.reduce((sum, each) => sum + (each.basisPoints === null ? each.cents : 0), 0);
  if (others.some((each) => ownCents(each, total) < 1)) return 'too_small';
  // Compares before rounding, so that a larger total never leaves less.
  if ((total - fixed) * 10_000 - parts * total < 10_000) return 'adds_up';
  if (last.basisPoints === null) {
    return planFor(instalments, total).at(-1)?.cents === last.cents ? undefined : 'adds_up';
  }
  return fixed === 0 && parts + last.basisPoints === 10_000 ? undefined : 'adds_up';
}

function ownCents({ basisPoints, cents }: PlannedInstalment, total: number): number {
  return basisPoints === null ? cents : Math.floor((total * basisPoints) / 10_000);
}

/** Subtracts the costs from the total; null where a cost is not known. */
export function marginOf(
  lines: readonly (PricedLine & { costCents: number | null })[],
  chosen: readonly number[] = [],
): number | null {
  const accepted = lines.filter((line, at) => !line.optional || chosen.includes(at));
  if (accepted.some(({ costCents, unitCents }) => costCents === null && unitCents > 0)) return null;
  const cost = accepted.reduce(
    (sum, { costCents, quantity }) => sum + (costCents ?? 0) * quantity,
    0,
  );
  return totalOf(lines, chosen) - cost;
}

export function offerNumber(reference: string, version: number): string {
  return `${reference}-O${version}`;
}
