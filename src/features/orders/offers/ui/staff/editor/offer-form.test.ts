import { describe, expect, test } from 'vitest';
import type { StaffOffer } from '#features/orders/offers/schema.ts';
import { offerFormProblems, sendingProblems } from './form-problems.ts';
import {
  countedLines,
  countedPlan,
  draftFrom,
  emptyEstimate,
  emptyInstalment,
  emptyLine,
  isSameForm,
  type OfferForm,
  offerFormOf,
} from './offer-form.ts';
import { readShare } from './typed-values.ts';

const today = new Date('2026-11-22T15:00:00Z');

const corolla = {
  ...emptyLine(),
  text: 'Toyota Corolla LE 2021',
  price: '28,000.50',
  cost: '25000',
};
const rest = { ...emptyInstalment(), label: 'Resto' };

function written(special: Partial<OfferForm> = {}): OfferForm {
  return {
    validUntil: '2026-11-29',
    language: 'es',
    note: '',
    lines: [corolla],
    plan: [{ ...emptyInstalment(), label: 'Anticipo', share: '30 %', due: 'acceptance' }, rest],
    estimates: [],
    ...special,
  };
}

const offer: StaffOffer = {
  id: 'a',
  number: 'MA-TX-2026-000001-O1',
  version: 1,
  state: 'draft',
  language: 'es',
  validUntil: '2026-11-29',
  termsVersion: '1',
  note: null,
  lines: [
    {
      kind: 'goods',
      text: 'Nevera',
      quantity: 2,
      unitCents: 85_050,
      optional: false,
      productId: null,
      costCents: null,
    },
    {
      kind: 'discount',
      text: 'Cliente de siempre',
      quantity: 1,
      unitCents: -5000,
      optional: false,
      productId: null,
      costCents: null,
    },
  ],
  products: [],
  totalCents: 165_100,
  plan: [
    { label: 'Anticipo', basisPoints: null, cents: 50_000, due: 'acceptance', dueOn: null },
    { label: 'Resto', basisPoints: null, cents: 115_100, due: 'embarkation', dueOn: null },
  ],
  estimates: [],
  customs: [],
  sentAt: null,
  answeredAt: null,
  declineReason: null,
  changeAskedAt: null,
  acceptance: null,
  shownHash: '',
  marginCents: null,
  revision: 3,
  madeBy: null,
  createdAt: '2026-11-22T12:00:00Z',
  seenAt: null,
  undone: [],
  heldUntil: null,
  lapsed: false,
};

test('a draft goes through its fields and back unchanged', () => {
  const form = offerFormOf(offer);
  expect(form.lines.map(({ price }) => price)).toEqual(['850.50', '50']);
  expect(form.plan.map(({ share }) => share)).toEqual(['500', '']);
  const { lines, plan, estimates, note, validUntil, language } = offer;
  expect(draftFrom(form, offer.totalCents, 3)).toEqual({
    expected: 3,
    ...{ lines, plan, estimates, note, validUntil, language },
  });
});

test('what a new draft could not price is empty, and asked for', () => {
  const [first] = offer.lines;
  if (!first) throw new Error('no line');
  const fresh = offerFormOf({ ...offer, revision: 0, lines: [{ ...first, unitCents: 0 }] });
  const [line] = fresh.lines;
  expect(line?.price).toBe('');
  expect(offerFormProblems(fresh)).toEqual({ [`${line?.key}-price`]: 'price' });
  expect(offerFormOf({ ...offer, lines: [{ ...first, unitCents: 0 }] }).lines[0]?.price).toBe('0');
});

test('what is left of the total goes to an empty last instalment, whatever the total', () => {
  const form = written();
  expect(countedPlan(form, 2_800_050).map(({ cents }) => cents)).toEqual([840_015, 1_960_035]);
  expect(countedPlan(form, 1001).map(({ cents }) => cents)).toEqual([300, 701]);
  expect(sendingProblems(form, today)).toEqual({});
});

test.each([
  ['30 %', 3000, 0],
  ['12,5%', 1250, 0],
  ['100%', 10_000, 0],
  ['1500', null, 150_000],
  ['US$1,500.25', null, 150_025],
])('%s is a share', (typed, basisPoints, cents) => {
  expect(readShare(typed)).toEqual({ basisPoints, cents });
});

test.each(['0 %', '101 %', '-5', 'mitad', '1e9'])('%s is none', (typed) => {
  expect(readShare(typed)).toBeUndefined();
});

describe('each fault is told at its field', () => {
  test.each([
    ['text', { text: '  ' }],
    ['quantity', { quantity: '0' }],
    ['quantity', { quantity: '1.5' }],
    ['price', { price: '' }],
    ['price', { price: '-5' }],
    ['price', { price: '99999999' }],
    ['price', { kind: 'discount', price: '0' }],
    ['cost', { cost: 'barato' }],
  ] as const)('of a line: %s', (field, special) => {
    const form = written({ lines: [{ ...corolla, ...special }] });
    expect(offerFormProblems(form)).toEqual({ [`${corolla.key}-${field}`]: field });
  });

  test('in an instalment and in an estimate', () => {
    const instalment = { ...rest, label: '', due: 'date' as const };
    const empty = { ...emptyEstimate('2026-11-22'), text: 'Aduana' };
    const estimate = { ...empty, key: 'e', amount: 'x', asOf: 'ayer', sourceAddress: 'aduana.cu' };
    expect(offerFormProblems(written({ estimates: [empty] }))).toEqual({});
    expect(offerFormProblems(written({ plan: [instalment], estimates: [estimate] }))).toEqual({
      [`${rest.key}-label`]: 'label',
      [`${rest.key}-dueOn`]: 'dueOn',
      'e-amount': 'amount',
      'e-source': 'source',
      'e-sourceAddress': 'sourceAddress',
      'e-asOf': 'asOf',
    });
  });

  test.each([
    ['lines', 'noGoods', { lines: [{ ...corolla, optional: true }] }],
    ['plan', 'noPlan', { plan: [] }],
    ['plan', 'plan', { plan: [{ ...rest, share: '99 %' }] }],
    ['plan', 'plan', { plan: [{ ...rest, share: '30000' }, rest] }],
    ['plan', 'smallInstalment', { plan: [{ ...rest, share: '0' }, rest] }],
    ['plan', 'dueFar', { plan: [{ ...rest, share: '100 %', due: 'date', dueOn: '2027-01-15' }] }],
    ['validUntil', 'validity', { validUntil: '2026-11-21' }],
    ['validUntil', 'validity', { validUntil: '2027-02-21' }],
  ] as const)('of the whole: %s, %s', (part, wrong, special) => {
    const form = written(special as Partial<OfferForm>);
    expect(offerFormProblems(form)).toEqual({});
    expect(sendingProblems(form, today)).toEqual({ [part]: wrong });
  });
});

test('a discount takes away, and is never optional', () => {
  const lines = [{ ...corolla, kind: 'discount' as const, optional: true }];
  expect(countedLines({ lines })).toMatchObject([{ unitCents: -2_800_050, optional: false }]);
});

test('two forms are compared by what they say', () => {
  expect(isSameForm(offerFormOf(offer), offerFormOf(offer))).toBe(true);
  expect(isSameForm(offerFormOf(offer), { ...offerFormOf(offer), note: 'Hola' })).toBe(false);
});
