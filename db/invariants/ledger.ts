import {
  boss,
  bossAgain,
  cancelled,
  type Invariant,
  newcomer,
  person,
  quote,
  second,
  verification,
} from './invariant.ts';
import { acceptance, accepted, acceptedOf } from './offers.ts';

const id = (number: number) => `'00000000-0000-4000-8000-0000000002${number}'`;
const [bank, cash, refund] = [10, 11, 12].map(id);
export const instruction = id(13);
const [other, otherOffer, otherAcceptance, move] = [15, 16, 17, 18].map(id) as [
  string,
  string,
  string,
  string,
];

const columns = `id, quote_id, kind, amount_cents, method, moved_on, instruction_id, account_key,
  bank_reference, reference_key, verification_id, recorded_by, submission_key`;
const pay = (
  which: string | undefined,
  reference: string,
  { claim = 'null', key = 'null' } = {},
) => `
  insert into ledger_entry (${columns}) values (${which}, ${quote}, 'payment', 600, 'bank', '2026-11-20',
    ${instruction}, '021', '${reference}', '${reference}', ${claim}, ${boss}, ${key})`;
const takeCash = (which: string | undefined, by = boss) => `
  insert into ledger_entry (id, quote_id, kind, amount_cents, method, moved_on, recorded_by)
    values (${which}, ${quote}, 'payment', 300, 'cash', '2026-11-20', ${by})`;
const giveBack = (which: string | undefined, cents: number) => `
  insert into ledger_entry (id, quote_id, kind, amount_cents, method, moved_on, paid_to, reason, recorded_by)
    values (${which}, ${quote}, 'refund', ${cents}, 'zelle', '2026-11-21', 'Ana', 'De más', ${boss})`;
const refundBy = (which: string, reference: string) => `
  insert into ledger_entry (id, quote_id, kind, amount_cents, method, moved_on, bank_reference, paid_to, reason, recorded_by)
    values (${which}, ${quote}, 'refund', 5, 'zelle', '2026-11-21', '${reference}', 'Ana', 'De más', ${boss})`;
const part = (kind: string, of: string | undefined, cents: number, by = second) => `
  insert into ledger_entry (quote_id, kind, amount_cents, of_entry, reason, recorded_by)
    values (${quote}, '${kind}', ${cents}, ${of}, ${kind === 'reversal' ? "'Error'" : 'null'}, ${by})`;

const givenCash = (which: string, by = boss, key = 'null') => `
  insert into cash_refund (id, quote_id, amount_cents, moved_on, paid_to, reason, given_by, submission_key)
    values (${which}, ${quote}, 5, '2026-11-21', 'Ana', 'De más', ${by}, ${key})`;
const confirmed = (by: string) =>
  `update cash_refund set outcome = 'confirmed', decided_by = ${by}, decided_at = now()`;
const refundOf = (which: string) => `
  insert into ledger_entry (id, quote_id, kind, amount_cents, method, moved_on, paid_to, reason, recorded_by, cash_refund_id)
    values (${which}, ${quote}, 'refund', 5, 'cash', '2026-11-21', 'Ana', 'De más', ${boss}, ${id(30)})`;

const credit = (
  which: number,
  kind: 'out' | 'in',
  { cents = 100, of = quote, to = other } = {},
) => `
  insert into ledger_entry (id, quote_id, kind, amount_cents, moved_on, reason, move_id, recorded_by)
    values (${id(which)}, ${kind === 'out' ? of : to}, 'credit_${kind}', ${cents}, '2026-11-21', 'Pide pasarlo', ${move}, ${boss});`;
/** After this all money that came in is in the customer's favour. */
const isOver = `${cancelled};`;

/** A bank's payment with its claim, cash that nobody has counted, and a refund. */
export const ledgerBefore = `
  insert into payment_instruction (id, way, version, method, holder, account, account_key, proposed_by)
    values (${instruction}, ${id(14)}, 1, 'bank', 'Mariel LLC', '021', '021', ${boss});
  ${pay(bank, 'A1', { claim: verification, key: "'envio-1'" })}; ${takeCash(cash)};
  ${giveBack(refund, 100)};
  insert into quote (id, reference, person_id, customer_name, customer_email, province, language, subtotal_cents, total_cents)
    values (${other}, 'MA-TX-2026-000009', ${person}, 'Ana', 'ana@correo.test', 'HAB', 'es', 10000, 10000);
  insert into quote_line (quote_id, position, product_name, quantity, unit_price_cents) values (${other}, 0, 'Kia', 2, 5000);
  ${acceptedOf(other, otherOffer, otherAcceptance, 'MA-TX-2026-000009')}`;

const creditInvariants = [
  {
    constraint: 'ledger_moved_once',
    breaks: `${isOver} ${credit(20, 'out')} ${credit(21, 'out')} ${credit(22, 'in')}`,
  },
  { constraint: 'ledger_credit_is_free', breaks: `${credit(20, 'out')} ${credit(21, 'in')}` },
  {
    constraint: 'ledger_credit_of_one_customer',
    breaks: `${isOver} update quote set person_id = null where id = ${other};
      ${credit(20, 'out')} ${credit(21, 'in')}`,
  },
  {
    constraint: 'ledger_credit_of_one_customer',
    breaks: `${isOver} update quote set person_id = null where id in (${quote}, ${other});
      update quote set customer_email = 'otra@correo.test' where id = ${other};
      ${credit(20, 'out')} ${credit(21, 'in')}`,
  },
  { constraint: 'ledger_credit_is_whole', breaks: `${isOver} ${credit(20, 'out')}` },
  { constraint: 'ledger_credit_is_whole', breaks: credit(20, 'in') },
  {
    constraint: 'ledger_credit_is_whole',
    breaks: `${isOver} ${credit(20, 'out')} ${credit(21, 'in', { cents: 101 })}`,
  },
  {
    constraint: 'ledger_credit_is_whole',
    breaks: `${isOver} ${credit(20, 'out')} ${credit(21, 'in', { to: quote })}`,
  },
  {
    constraint: 'ledger_credit_is_whole',
    breaks: `${isOver} ${credit(20, 'out')} ${credit(21, 'in')} ${part('reversal', id(20), 100)}`,
  },
  {
    constraint: 'ledger_entry_shape',
    breaks: `${isOver} ${credit(20, 'out').replace("'Pide pasarlo'", 'null')} ${credit(21, 'in')}`,
  },
  {
    constraint: 'ledger_is_of_an_order',
    breaks: `${isOver} update offer_acceptance set undone_at = now(), undone_by = ${boss}, undo_reason = 'x'
        where id = ${otherAcceptance};
      update offer set state = 'withdrawn' where id = ${otherOffer};
      ${credit(20, 'out')} ${credit(21, 'in')}`,
  },
];

export const ledgerInvariants: Invariant[] = [
  ...creditInvariants,
  ...['amount_cents = 700', "reason = 'x'"].map((change) => ({
    constraint: 'ledger_is_final',
    breaks: `update ledger_entry set ${change} where id = ${refund}`,
  })),
  { constraint: 'ledger_is_final', breaks: `delete from ledger_entry where id = ${cash}` },
  { constraint: 'ledger_entry_shape', breaks: giveBack(id(20), 0) },
  { constraint: 'ledger_entry_shape', breaks: giveBack(id(20), 5).replace("'De más'", "''") },
  { constraint: 'ledger_entry_shape', breaks: takeCash(id(20)).replace("'cash'", "'bank'") },
  ...["'0026-11-20'", "'2014-12-31'", 'havana_day(now()) + 1'].map((day) => ({
    constraint: 'ledger_day_possible',
    breaks: `${isOver} ${credit(20, 'out')} ${credit(21, 'in')}`.replaceAll("'2026-11-21'", day),
  })),
  {
    constraint: 'ledger_not_before_order',
    breaks: pay(id(20), 'B2').replace('2026-11-20', '2026-10-31'),
  },
  { constraint: 'ledger_once_per_submission', breaks: pay(id(20), 'B2', { key: "'envio-1'" }) },
  { constraint: 'ledger_reference_once', breaks: pay(id(20), 'A1') },
  {
    constraint: 'ledger_refund_reference_once',
    breaks: [20, 21]
      .map((each) => refundBy(id(each), 'ref 1'))
      .join(';')
      .replace('ref 1', 'REF-1'),
  },
  { constraint: 'ledger_claim_once', breaks: pay(id(20), 'B2', { claim: verification }) },
  { constraint: 'ledger_never_below_nothing', breaks: giveBack(id(20), 501) },
  { constraint: 'ledger_never_below_nothing', breaks: part('reversal', bank, 600) },
  {
    constraint: 'ledger_reversed_once',
    breaks: `${part('reversal', refund, 100)}; ${part('reversal', refund, 100)}`,
  },
  {
    constraint: 'ledger_counted_once',
    breaks: `${part('count', cash, 300)}; ${part('count', cash, 300)}`,
  },
  ...[boss, bossAgain].map((by) => ({
    constraint: 'ledger_cash_by_two',
    breaks: part('count', cash, 300, by),
  })),
  ...[newcomer, person].flatMap((by) => [
    { constraint: 'ledger_cash_by_established', breaks: part('count', cash, 300, by) },
    { constraint: 'ledger_cash_by_established', breaks: takeCash(id(20), by) },
  ]),
  {
    constraint: 'ledger_cash_refund_confirmed',
    breaks: giveBack(id(20), 5).replace("'zelle'", "'cash'"),
  },
  {
    constraint: 'ledger_cash_refund_confirmed',
    breaks: `${givenCash(id(30))}; ${refundOf(id(20))}`,
  },
  {
    constraint: 'ledger_cash_refund_once',
    breaks: `${givenCash(id(30))}; ${confirmed(second)}; ${refundOf(id(20))}; ${refundOf(id(21))}`,
  },
  { constraint: 'ledger_part_fits', breaks: part('count', bank, 600) },
  { constraint: 'ledger_part_fits', breaks: part('reversal', refund, 99) },
  {
    constraint: 'ledger_part_fits',
    breaks: `${part('reversal', cash, 300)}; ${part('count', cash, 300)}`,
  },
  {
    constraint: 'ledger_is_of_an_order',
    breaks: `${part('reversal', refund, 100)}; ${part('reversal', bank, 600)}; ${part('reversal', cash, 300)};
      update offer_acceptance set undone_at = now(), undone_by = ${boss}, undo_reason = 'x'
        where id = ${acceptance};
      update offer set state = 'withdrawn' where id = ${accepted}; ${pay(id(20), 'B2')}`,
  },
]
  .map((each) => ({ ...each, on: 'ledger_entry' }))
  .concat(
    [
      ['cash_refund_by_two', `${givenCash(id(30))}; ${confirmed(boss)}`],
      ['cash_refund_by_two', `${givenCash(id(30))}; ${confirmed(bossAgain)}`],
      ['cash_refund_given_by_established', givenCash(id(30), newcomer)],
      ['cash_refund_confirmed_by_established', `${givenCash(id(30))}; ${confirmed(newcomer)}`],
      ['cash_refund_waits_once', `${givenCash(id(30))}; ${givenCash(id(31))}`],
      [
        'cash_refund_once_per_submission',
        `${givenCash(id(30), boss, "'a'")}; ${confirmed(second)}; ${givenCash(id(31), boss, "'a'")}`,
      ],
      ['cash_refund_shape', givenCash(id(30)).replace("'De más'", "''")],
      ['cash_refund_shape', `${givenCash(id(30))}; update cash_refund set outcome = 'dropped'`],
      ['cash_refund_is_final', `${givenCash(id(30))}; update cash_refund set amount_cents = 6`],
      ['cash_refund_is_final', `${givenCash(id(30))}; delete from cash_refund`],
    ].map(([constraint = '', breaks = '']) => ({ constraint, on: 'cash_refund', breaks })),
  )
  .concat({
    constraint: 'acceptance_keeps_money',
    on: 'offer_acceptance',
    breaks: `update offer_acceptance set undone_at = now(), undone_by = ${boss}, undo_reason = 'x'
      where id = ${acceptance}`,
  })
  .concat({
    constraint: 'paid_hold_stays',
    on: 'product_hold',
    breaks: `update product_hold set released_at = now(), reason = 'closed'
      where quote_id = ${quote} and released_at is null`,
  })
  .concat({
    constraint: 'uncounted_cash_keeps_account',
    on: 'person',
    breaks: `delete from person where id = ${boss}`,
  })
  .concat({
    constraint: 'open_order_keeps_account',
    on: 'quote',
    breaks: `update quote set person_id = null, detached_at = now() where id = ${quote}`,
  });
