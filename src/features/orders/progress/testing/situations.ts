import type { OrderFacts } from '../facts.ts';
import { accepted, facts, money, offer, unit } from './facts.ts';

/** A recorded situation for each rule, in the order of an order's life; docs/order-progress.md lists them. */
export const situations: Record<string, OrderFacts> = {
  'just asked for': facts({
    answer: { dueAt: '2026-11-23T19:00:00.000Z', lastWroteAt: '2026-11-20T14:00:00.000Z' },
  }),
  'an agent took it': facts({ status: 'en_revision' }),
  'an agent took it, and the customer waits': facts({
    status: 'en_revision',
    answer: { dueAt: '2026-11-23T19:00:00.000Z', lastWroteAt: '2026-11-20T14:00:00.000Z' },
  }),
  'approved by hand, without an offer': facts({ status: 'approved' }),
  'an offer was sent': facts({ status: 'en_revision', offer: offer() }),
  'an offer was sent, and approved by hand': facts({ status: 'approved', offer: offer() }),
  'the customer asked for a change': facts({ offer: offer({ changeAsked: true }) }),
  'something was sold meanwhile': facts({ offer: offer({ sold: true }) }),
  'sold, and a new offer asked for': facts({ offer: offer({ sold: true, newOneAsked: true }) }),
  'the offer expired': facts({ offer: offer({ state: 'expired', validUntil: '2026-11-18' }) }),
  'expired, and a new one asked for': facts({
    offer: offer({ state: 'expired', newOneAsked: true }),
  }),
  'the customer declined': facts({ offer: offer({ state: 'declined' }) }),
  'we withdrew the offer': facts({ offer: offer({ state: 'withdrawn' }) }),
  'a newer offer is being made': facts({ offer: offer({ state: 'superseded' }) }),
  'accepted, nothing paid': accepted(),
  'accepted, left pending by hand': accepted({ status: 'pending' }),
  'accepted, and no payment instructions': accepted({ money: money({ canPay: false }) }),
  'accepted, and the day of payment is over': accepted({
    money: money({ plan: [{ cents: 200_000, due: 'acceptance', dueOn: '2026-11-18' }] }),
  }),
  'a part of the first instalment paid': accepted({ money: money({ payment: 40_000 }) }),
  'the customer says that it is paid': accepted({ money: money({ claims: [{ cents: 100_000 }] }) }),
  'cash that waits for its count': accepted({ money: money({ cash: 100_000 }) }),
  'cash that is less than what is due': accepted({ money: money({ cash: 60_000 }) }),
  'the hold has ended': accepted({ offer: offer({ state: 'accepted', lapsed: true }) }),
  'the hold has ended, and a claim waits': accepted({
    offer: offer({ state: 'accepted', lapsed: true }),
    money: money({ claims: [{ cents: null }] }),
  }),
  'all went back, and a smaller claim waits': accepted({
    money: money({ payment: 100_000, refund: 100_000, claims: [{ cents: 40_000 }] }),
  }),
  'all went back, and cash waits for its count': accepted({
    money: money({ payment: 100_000, refund: 100_000, cash: 40_000 }),
  }),
  'all went back': accepted({ money: money({ payment: 100_000, refund: 100_000 }) }),
  'the first instalment paid': accepted({ money: money({ payment: 100_000 }) }),
  'nothing due before the purchase': accepted({
    money: money({ plan: [{ cents: 200_000, due: 'embarkation', dueOn: null }] }),
  }),
  'one of two bought, the rest due': accepted({
    money: money({ payment: 100_000 }),
    units: [unit('bought'), unit(null)],
  }),
  'bought, the rest due before embarkation': accepted({
    money: money({ payment: 100_000 }),
    units: [unit('warehouse')],
  }),
  'all paid, in our warehouse': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('warehouse')],
  }),
  'all paid and bought': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('bought')],
  }),
  'one of two in our warehouse': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('warehouse'), unit('bought')],
  }),
  'two of three shipped': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('shipped'), unit('shipped'), unit('warehouse')],
  }),
  'at sea': accepted({ money: money({ payment: 200_000 }), units: [unit('shipped')] }),
  'at sea, the expected day is over': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('shipped', { overdue: true })],
  }),
  'no news for seven days': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('shipped', { silent: true })],
  }),
  'in Mariel': accepted({ money: money({ payment: 200_000 }), units: [unit('in_mariel')] }),
  'one of two in Mariel': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('in_mariel'), unit('shipped')],
  }),
  'one of two at customs': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('customs'), unit('in_mariel')],
  }),
  'at customs': accepted({ money: money({ payment: 200_000 }), units: [unit('customs')] }),
  'held by us': accepted({
    money: money({ payment: 200_000 }),
    units: [
      unit('warehouse', {
        hold: { cause: 'Falta el título', whoActs: 'us', since: '2026-11-15T15:00:00.000Z' },
      }),
    ],
  }),
  'held by customs': accepted({
    money: money({ payment: 200_000 }),
    units: [
      unit('customs', {
        hold: { cause: 'Falta un papel', whoActs: 'customs', since: '2026-11-15T15:00:00.000Z' },
      }),
    ],
  }),
  'held until it is paid': accepted({
    money: money({ payment: 100_000 }),
    units: [
      unit('warehouse', {
        hold: { cause: 'Falta la cuota', whoActs: 'pays', since: '2026-11-15T15:00:00.000Z' },
      }),
    ],
  }),
  'one of two held, and whoever receives must act': accepted({
    money: money({ payment: 200_000 }),
    units: [
      unit('customs', {
        hold: { cause: 'Falta su carné', whoActs: 'receives', since: '2026-11-15T15:00:00.000Z' },
      }),
      unit('customs'),
    ],
  }),
  'customs named a price': accepted({
    offer: offer({ state: 'accepted', customs: 'waiting' }),
    money: money({ payment: 200_000 }),
    units: [unit('customs')],
  }),
  'the customer wants to talk about it': accepted({
    offer: offer({ state: 'accepted', customs: 'talk' }),
    money: money({ payment: 200_000 }),
    units: [unit('customs')],
  }),
  'one of two ready': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('ready'), unit('customs')],
  }),
  ready: accepted({ money: money({ payment: 200_000 }), units: [unit('ready')] }),
  'ready, and the photo of a signed act waits': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('ready', { actWaits: true })],
  }),
  'ready, the expected day is over': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('ready', { overdue: true })],
  }),
  'one of two handed over': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('delivered'), unit('customs')],
  }),
  'handed over, not all paid': accepted({
    status: 'completed',
    money: money({ payment: 125_100 }),
    units: [unit('delivered')],
  }),
  'handed over, too much paid': accepted({
    money: money({ payment: 210_000 }),
    units: [unit('delivered')],
  }),
  'handed over, left pending by hand': accepted({
    status: 'pending',
    money: money({ payment: 200_000 }),
    units: [unit('delivered')],
  }),
  'handed over, paid and reviewed': accepted({
    money: money({ payment: 200_000 }),
    units: [unit('delivered')],
    toReview: false,
  }),
  'handed over, and all went back': accepted({
    money: money({ payment: 200_000, refund: 200_000 }),
    units: [unit('delivered')],
  }),
  'sent by hand, without units': facts({ status: 'sent' }),
  'delivered by hand, without units': facts({ status: 'delivered' }),
  'completed by hand, without units': facts({ status: 'completed' }),
  'the customer cancelled': facts({ ended: { by: 'customer', reason: null, at: null } }),
  'we rejected it': facts({ ended: { by: 'staff', reason: 'No hay', at: null } }),
  'ended after payment': accepted({
    ended: { by: 'customer', reason: null, at: null },
    money: money({ payment: 100_000, over: true }),
    units: [],
  }),
  'ended, cash waits for its count': accepted({
    ended: { by: 'staff', reason: 'No hay', at: null },
    money: money({ cash: 100_000, over: true }),
    units: [],
  }),
  'ended, and all went back': accepted({
    ended: { by: 'customer', reason: null, at: null },
    money: money({ payment: 100_000, refund: 100_000, over: true }),
    units: [],
  }),
};
