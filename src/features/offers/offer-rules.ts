// What an offer adds up to and how it is paid. Amounts are whole cents.
// How it stands: `quotes/offer/offer-state.ts`.

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
  /** Of one price: ten million dollars. */
  cents: 1_000_000_000,
  /** Of all of it: a billion dollars. */
  totalCents: 100_000_000_000,
  reason: 500,
  change: 1000,
  name: 120,
  /** How long it may hold. */
  days: 90,
  /** How long accepted products are held at most, and so when the first instalment is due. */
  holdDays: 30,
  /** And where the first instalment is due at acceptance, or at a moment without a date. */
  usualHoldDays: 3,
} as const;

/** How long an offer holds unless its agent says otherwise, in days. */
export const defaultValidity = 7;

export interface PricedLine {
  quantity: number;
  unitCents: number;
  optional: boolean;
}

export const lineCents = ({ quantity, unitCents }: Omit<PricedLine, 'optional'>): number =>
  quantity * unitCents;

/** What the lines add up to with the optional ones at the positions `chosen`. */
export function totalOf(lines: readonly PricedLine[], chosen: readonly number[] = []): number {
  return lines.reduce(
    (sum, line, at) => sum + (!line.optional || chosen.includes(at) ? lineCents(line) : 0),
    0,
  );
}

/** Whether each of these is an optional line, named once. */
export function mayChoose(lines: readonly PricedLine[], chosen: readonly number[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((at) => lines[at]?.optional);
}

export interface PlannedInstalment {
  /** A part of the total in 1/10,000; null: the amount in `cents`. */
  basisPoints: number | null;
  cents: number;
}

/**
 * What each instalment comes to for a total: parts are rounded down, and what is left of the total
 * goes to the last one, whatever stands in it.
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
 * What is wrong with a plan for the total of the lines that are not optional. A plan without fault
 * has none for any optional lines either: they only add to the last instalment.
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
  // Before rounding, so that a larger total leaves no less.
  if ((total - fixed) * 10_000 - parts * total < 10_000) return 'adds_up';
  if (last.basisPoints === null) {
    return planFor(instalments, total).at(-1)?.cents === last.cents ? undefined : 'adds_up';
  }
  return fixed === 0 && parts + last.basisPoints === 10_000 ? undefined : 'adds_up';
}

function ownCents({ basisPoints, cents }: PlannedInstalment, total: number): number {
  return basisPoints === null ? cents : Math.floor((total * basisPoints) / 10_000);
}

/** What staff keep of it: the total less what it costs us; null where a cost is not known. */
export function marginOf(
  lines: readonly (PricedLine & { costCents: number | null })[],
  chosen: readonly number[] = [],
): number | null {
  const taken = lines.filter((line, at) => !line.optional || chosen.includes(at));
  // A discount costs nothing more.
  if (taken.some(({ costCents, unitCents }) => costCents === null && unitCents > 0)) return null;
  const cost = taken.reduce((sum, { costCents, quantity }) => sum + (costCents ?? 0) * quantity, 0);
  return totalOf(lines, chosen) - cost;
}

/** 'MA-TX-2026-000123-O2'. */
export function offerNumber(reference: string, version: number): string {
  return `${reference}-O${version}`;
}
