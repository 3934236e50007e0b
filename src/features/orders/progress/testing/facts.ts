import { balanceOf, type LedgerFact } from '#features/ledger/entries/balance.ts';
import type { DueEvent } from '#features/ledger/entries/due.ts';
import { type Stage, stages } from '#features/shipping/units/stages.ts';
import { daysLater } from '#platform/time/days.ts';
import type { MoneyFacts, OfferFacts, OrderFacts, UnitFacts } from '../facts.ts';
import { progressFor } from '../progress-for.ts';
import type { ProgressReader } from '../said.ts';
import type { ShownProgress } from '../schema.ts';

// An order of two thousand dollars, half of it due at acceptance and half before embarkation.

export const now = new Date('2026-11-20T15:00:00Z');
const today = '2026-11-20';

export function facts(change: Partial<OrderFacts> = {}): OrderFacts {
  return {
    status: 'pending',
    // Whoever sets a status or sends an offer has it from then on.
    taken: Boolean(change.offer) || (change.status ?? 'pending') !== 'pending',
    ended: null,
    answer: { dueAt: null, lastWroteAt: '2026-11-19T15:00:00.000Z' },
    offer: null,
    money: null,
    units: [],
    toReview: true,
    ...change,
  };
}

export function offer(change: Partial<OfferFacts> = {}): OfferFacts {
  return {
    state: 'sent',
    validUntil: '2026-11-27',
    totalCents: 200_000,
    changeAsked: false,
    newOneAsked: false,
    sold: false,
    lapsed: false,
    customs: null,
    ...change,
  };
}

interface Paid {
  payment?: number;
  cash?: number;
  refund?: number;
  claims?: MoneyFacts['claims'];
  canPay?: boolean;
  over?: boolean;
  plan?: { cents: number; due: DueEvent; dueOn: string | null }[];
}

const plan = [
  { cents: 100_000, due: 'acceptance', dueOn: '2026-11-23' },
  { cents: 100_000, due: 'embarkation', dueOn: null },
] as const;

/** By its entries, as the ledger has them. */
export function money(paid: Paid = {}): MoneyFacts {
  const { payment = 0, cash = 0, refund = 0, claims = [], canPay = true, over = false } = paid;
  const entry = (id: string, change: Partial<LedgerFact>): LedgerFact[] =>
    change.cents
      ? [{ id, kind: 'payment', cents: 0, method: 'zelle', ofEntry: null, ...change }]
      : [];
  const entries = [
    ...entry('payment', { cents: payment }),
    ...entry('cash', { cents: cash, method: 'cash' }),
    ...entry('refund', { kind: 'refund', cents: refund }),
  ];
  const terms = { totalCents: 200_000, plan: paid.plan ?? plan, over, lapsed: false };
  return { ...balanceOf(terms, entries, today), refundedCents: refund, claims, canPay };
}

/** A unit at this stage; the next one is expected in ten days. */
export function unit(at: Stage | null, change: Partial<UnitFacts> = {}): UnitFacts {
  const reached = at ? stages.indexOf(at) : -1;
  return {
    stage: at,
    stages: stages.map((stage, index) => {
      const day = daysLater(today, (index - reached) * 10);
      return {
        stage,
        promisedOn: day,
        estimatedOn: day,
        reachedOn: index <= reached ? day : null,
      };
    }),
    overdue: false,
    hold: null,
    silent: false,
    actWaits: false,
    lastNewsAt: '2026-11-10T15:00:00.000Z',
    ...change,
  };
}

export const accepted = (change: Partial<OrderFacts> = {}): OrderFacts =>
  facts({
    status: 'approved',
    offer: offer({ state: 'accepted' }),
    money: money(),
    units: [unit(null)],
    ...change,
  });

export const shown = (order: OrderFacts, reader: ProgressReader = 'asks'): ShownProgress =>
  progressFor(order, reader, now);
