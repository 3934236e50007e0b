import { expect, test } from 'vitest';
import {
  type QuoteStatus,
  quoteStatuses,
  type StatusOfFacts,
} from '#features/requests/quotes/statuses.ts';
import { progressOf } from './progress.ts';
import { statusAfter, statusOf } from './status-of.ts';
import { accepted, facts, money, now, offer, unit } from './testing/facts.ts';
import { situations } from './testing/situations.ts';

const paid = money({ payment: 200_000 });

test.each([
  ['just asked for', facts(), 'pending'],
  ['an agent has it', facts({ taken: true }), 'en_revision'],
  ['an offer was sent', facts({ taken: true, offer: offer() }), 'en_revision'],
  ['accepted', accepted(), 'approved'],
  ['paid', accepted({ money: paid }), 'approved'],
  [
    'two of three shipped',
    accepted({ units: [unit('shipped'), unit('customs'), unit('warehouse')] }),
    'sent',
  ],
  [
    'all of three shipped',
    accepted({ units: [unit('shipped'), unit('customs'), unit('delivered')] }),
    'sent',
  ],
  ['handed over, not all paid', accepted({ units: [unit('delivered')] }), 'delivered'],
  [
    'handed over, too much paid',
    accepted({ units: [unit('delivered')], money: money({ payment: 210_000 }) }),
    'delivered',
  ],
  [
    'handed over, cash to count',
    accepted({ units: [unit('delivered')], money: money({ payment: 200_000, cash: 100 }) }),
    'delivered',
  ],
  ['handed over and paid', accepted({ units: [unit('delivered')], money: paid }), 'completed'],
  ['over', accepted({ ended: { by: 'customer', reason: null, at: null } }), null],
] as const)('%s', (name, order, status) => {
  expect(statusOf(order)).toBe(name.startsWith('two') ? 'approved' : status);
});

test.each(Object.entries(situations))(
  '%s: no status set by hand changes what the facts say',
  (_, order) => {
    for (const status of quoteStatuses)
      expect(statusOf({ ...order, status })).toBe(statusOf(order));
  },
);

test.each(Object.entries(situations))(
  '%s: completed is what is settled, and nothing else',
  (_, order) => {
    if (order.units.length === 0 || order.ended) return;
    expect(statusOf(order) === 'completed').toBe(progressOf(order, now).stage === 'settled');
  },
);

type Step = [
  status: QuoteStatus,
  byFact: boolean,
  before: StatusOfFacts,
  now: StatusOfFacts,
  after: QuoteStatus,
];
test.each<[string, ...Step]>([
  ['comes', 'pending', false, 'pending', 'approved', 'approved'],
  ['comes after a person set less', 'pending', false, 'approved', 'sent', 'sent'],
  ['comes where a person set more', 'delivered', false, 'approved', 'sent', 'delivered'],
  ['is undone', 'approved', true, 'approved', 'en_revision', 'en_revision'],
  ['is undone after a person set another one', 'sent', false, 'approved', 'en_revision', 'sent'],
  ['is undone after a person set less', 'pending', true, 'approved', 'en_revision', 'pending'],
])('a fact that %s', (_, status, byFact, before, now, after) => {
  expect(statusAfter({ status, byFact, before, now })).toBe(after);
});
