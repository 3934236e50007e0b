import type { PaymentMethod } from '#features/ledger/payment-methods/methods.ts';
import type { DueEvent } from './due.ts';

// How an order stands with its money, in whole cents. Only this file computes it, from the entries
// of the ledger, and it is never stored.

export type EntryKind = MoveKind | 'reversal' | 'count';

const signs = { payment: 1, refund: -1, credit_in: 1, credit_out: -1 } as const;
export type MoveKind = keyof typeof signs;
export const moveKinds = Object.keys(signs) as [MoveKind, ...MoveKind[]];

const isMove = (kind: EntryKind): kind is MoveKind => kind in signs;

export const isOutgoing = (kind: MoveKind): boolean => signs[kind] < 0;

export interface LedgerFact {
  id: string;
  kind: EntryKind;
  cents: number;
  /** Null in a reversal, in a count and in moved credit. */
  method: PaymentMethod | null;
  /** The entry that a reversal takes back or a count confirms. */
  ofEntry: string | null;
  /** What of a refund lowered the price, because all was handed over by then; less what a reversal takes back. */
  concededCents?: number;
}

/** 'waits' is cash that no second person has counted. */
export const moneyStates = ['counts', 'waits', 'reversed'] as const;
export type MoneyState = (typeof moneyStates)[number];

export function movesOf<Fact extends LedgerFact>(facts: readonly Fact[]) {
  const reversed = idsOf(facts, 'reversal');
  const counted = idsOf(facts, 'count');
  return facts.flatMap((fact) => {
    const { kind, id, method } = fact;
    if (!isMove(kind)) return [];
    const waits = kind === 'payment' && method === 'cash' && !counted.has(id);
    const state: MoneyState = reversed.has(id) ? 'reversed' : waits ? 'waits' : 'counts';
    return { ...fact, kind, state };
  });
}

function idsOf(facts: readonly LedgerFact[], kind: EntryKind): Set<string> {
  return new Set(facts.flatMap((fact) => (fact.kind === kind && fact.ofEntry) || []));
}

export interface AgreedTerms<Part> {
  totalCents: number;
  plan: readonly Part[];
  /**
   * True where the quotation was rejected or cancelled: nothing more is owed, and what came in is
   * the customer's.
   */
  over: boolean;
  /** True where what was agreed is no longer held for the customer. */
  lapsed: boolean;
}

/** Why nothing of the plan is asked for until people agree anew: all that came in went back, too. */
export const pauses = ['lapsed', 'refunded'] as const;
type Pause = (typeof pauses)[number];

interface PlannedPart {
  cents: number;
  due: DueEvent;
  dueOn: string | null;
}

export const instalmentStates = ['paid', 'overdue', 'partly', 'open'] as const;
export type InstalmentState = (typeof instalmentStates)[number];

/** `today` is the day in Havana. */
export function balanceOf<Part extends PlannedPart>(
  { totalCents, plan, over, lapsed }: AgreedTerms<Part>,
  facts: readonly LedgerFact[],
  today: string,
) {
  const moves = movesOf(facts);
  const sum = (state: MoneyState) =>
    moves.reduce(
      (cents, move) => cents + (move.state === state ? signs[move.kind] * move.cents : 0),
      0,
    );
  const paidCents = sum('counts');
  const conceded = facts.reduce((cents, { concededCents = 0 }) => cents + concededCents, 0);
  const wentBack = moves.some(({ kind, state }) => kind === 'refund' && state === 'counts');
  const pause: Pause | null = lapsed ? 'lapsed' : wentBack && paidCents <= 0 ? 'refunded' : null;
  const owedCents = over ? 0 : totalCents - conceded;
  return {
    agreedCents: totalCents,
    paidCents,
    dueCents: Math.max(0, owedCents - paidCents),
    creditCents: Math.max(0, paidCents - owedCents),
    waitingCents: sum('waits'),
    over,
    pause,
    instalments: over ? [] : spread(plan, paidCents + conceded, today),
  };
}

export interface WaitingMoney {
  instalments: readonly { lacksCents: number }[];
  waitingCents: number;
  claims?: readonly { cents: number | null }[];
}

export type ToPay<Part> = Part & { toPayCents: number };

/**
 * What is still to pay of each instalment, after cash that waits for its count and what somebody
 * says they sent: nobody is asked for that again.
 */
export function toPayOf<Money extends WaitingMoney>({
  instalments,
  waitingCents,
  claims = [],
}: Money): ToPay<Money['instalments'][number]>[] {
  let coming = claims.reduce((sum, { cents }) => sum + (cents ?? 0), waitingCents);
  return instalments.map((part) => {
    const covered = Math.min(coming, part.lacksCents);
    coming -= covered;
    return { ...part, toPayCents: part.lacksCents - covered };
  });
}

interface PayableMoney extends WaitingMoney {
  over: boolean;
  pause: Pause | null;
}

/** Something is left of which somebody can say that they paid it. */
export const isLeftToPay = (money: PayableMoney): boolean =>
  !money.over &&
  money.pause !== 'refunded' &&
  toPayOf(money).some(({ toPayCents }) => toPayCents > 0);

function spread<Part extends PlannedPart>(plan: readonly Part[], paid: number, today: string) {
  let left = paid;
  return plan.map((part) => {
    const paidCents = Math.min(left, part.cents);
    left -= paidCents;
    const lacksCents = part.cents - paidCents;
    return { ...part, paidCents, lacksCents, state: stateOf(part, lacksCents, today) };
  });
}

function stateOf({ cents, dueOn }: PlannedPart, lacks: number, today: string): InstalmentState {
  if (lacks === 0) return 'paid';
  if (dueOn !== null && dueOn < today) return 'overdue';
  return lacks < cents ? 'partly' : 'open';
}
