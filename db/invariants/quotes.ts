import { boss, cancelled, type Invariant, person, quote } from './invariant.ts';

const newQuote = (reference: string, key: string, cents = 0) =>
  `insert into quote (id, reference, person_id, customer_name, customer_email, province, language, subtotal_cents, total_cents, submission_key)
    values ('00000000-0000-4000-8000-000000000004', '${reference}', ${person}, 'Ana', 'ana@correo.test', 'HAB', 'es', ${cents}, ${cents}, '${key}')`;
const newLine = (values: string) =>
  `insert into quote_line (quote_id, position, product_name, quantity, unit_price_cents) values (${values})`;
/** A complete quote with its line, so that only the tested part is wrong with it. */
const whole = (reference: string, key: string) =>
  `${newQuote(reference, key)};
   ${newLine(`'00000000-0000-4000-8000-000000000004', 0, 'Kia', 1, null`)}`;

const rejected = `insert into event (quote_id, actor, kind, from_status, to_status, note)
  values (${quote}, 'staff', 'status', 'pending', 'rejected', 'No hay')`;

const merge = (quoteId = quote) =>
  `insert into customer_merge (person_id, other_quote_id, merged_by) values (${person}, ${quoteId}, ${boss})`;

export const quoteInvariants: Invariant[] = [
  {
    constraint: 'quote_reaches_somebody',
    on: 'quote',
    breaks: `update quote set customer_email = null where id = ${quote}`,
  },
  {
    constraint: 'customer_merge_once',
    on: 'customer_merge',
    breaks: `${merge()}; insert into customer_merge (quote_id, other_person_id, merged_by)
      values (${quote}, ${person}, ${boss})`,
  },
  { constraint: 'customer_merge_shape', on: 'customer_merge', breaks: merge('null') },
  {
    constraint: 'customer_merge_is_final',
    on: 'customer_merge',
    breaks: `${merge()}; update customer_merge set merged_by = ${person}`,
  },
  {
    constraint: 'quote_facts_status',
    on: 'quote',
    breaks: `update quote set facts_status = 'rejected' where id = ${quote}`,
  },
  ...[
    ['name', "''"],
    ['phone', "'5 123 4567'"],
    ['address', "repeat('a', 501)"],
  ].map(([what, value]) => ({
    constraint: `quote_recipient_${what}`,
    on: 'quote',
    breaks: `update quote set recipient_${what} = ${value} where id = ${quote}`,
  })),
  {
    constraint: 'order_stage_shape',
    on: 'order_stage',
    breaks: `update order_stage set lasts = true where quote_id = ${quote}`,
  },
  {
    constraint: 'quote_ends_once',
    on: 'quote_ending',
    breaks: `${cancelled}; insert into quote_ending select * from quote_ending where quote_id = ${quote}`,
  },
  {
    constraint: 'quote_ending_is_told',
    on: 'quote_ending',
    breaks: `insert into quote_ending
      select quote_id, id from event where quote_id = ${quote} and kind = 'created'`,
  },
  {
    constraint: 'quote_ends_with_status',
    on: 'quote',
    breaks: `update quote set status = 'rejected' where id = ${quote}`,
  },
  {
    constraint: 'quote_ends_with_status',
    on: 'quote_ending',
    drop: 'quote_ending_has_status',
    breaks: rejected,
  },
  {
    constraint: 'quote_cancelled_stays',
    on: 'quote',
    breaks: `${cancelled}; update quote set status = 'approved' where id = ${quote}`,
  },
  {
    constraint: 'quote_once_per_submission',
    on: 'quote',
    breaks: whole('MA-TX-2026-000002', 'envio-1'),
  },
  {
    constraint: 'quote_reference_once',
    on: 'quote',
    breaks: whole('MA-TX-2026-000001', 'envio-2'),
  },
  {
    constraint: 'quote_total_is_subtotal',
    on: 'quote',
    breaks: `update quote set total_cents = 1 where id = ${quote}`,
  },
  {
    constraint: 'quote_adds_up',
    on: 'quote',
    breaks: `update quote set subtotal_cents = 9999, total_cents = 9999 where id = ${quote}`,
  },
  { constraint: 'quote_adds_up', on: 'quote', breaks: newQuote('MA-TX-2026-000002', 'envio-2') },
  {
    constraint: 'quote_adds_up',
    on: 'quote_line',
    drop: 'quote_line_adds_up',
    breaks: `update quote_line set quantity = 3 where quote_id = ${quote}`,
  },
  {
    constraint: 'quote_adds_up',
    on: 'quote_line',
    drop: 'quote_line_adds_up',
    breaks: newLine(`${quote}, 1, 'Otro', 1, 100`),
  },
  {
    constraint: 'quote_adds_up',
    on: 'quote_line',
    drop: 'quote_line_adds_up',
    breaks: `delete from quote_line where quote_id = ${quote}`,
  },
  {
    constraint: 'quote_status_check',
    on: 'quote',
    breaks: `update quote set status = 'nuevo' where id = ${quote}`,
  },
  {
    constraint: 'quote_currency_check',
    on: 'quote',
    breaks: `update quote set currency = 'CUP' where id = ${quote}`,
  },
  {
    constraint: 'quote_language_check',
    on: 'quote',
    breaks: `update quote set language = 'fr' where id = ${quote}`,
  },
  {
    constraint: 'quote_subtotal_cents_check',
    on: 'quote',
    breaks: `alter table quote disable trigger quote_adds_up;
      update quote set subtotal_cents = -1, total_cents = -1 where id = ${quote}`,
  },
  {
    constraint: 'quote_line_quantity_check',
    on: 'quote_line',
    breaks: newLine(`${quote}, 1, 'Otro', 0, null`),
  },
  {
    constraint: 'quote_line_quantity_check',
    on: 'quote_line',
    breaks: newLine(`${quote}, 1, 'Otro', 100, null`),
  },
  {
    constraint: 'quote_line_position_check',
    on: 'quote_line',
    breaks: newLine(`${quote}, 50, 'Otro', 1, null`),
  },
  {
    constraint: 'quote_line_unit_price_cents_check',
    on: 'quote_line',
    breaks: newLine(`${quote}, 1, 'Otro', 1, 0`),
  },
  {
    constraint: 'quote_customer_name_check',
    on: 'quote',
    breaks: `update quote set customer_name = 'otra@correo.test' where id = ${quote}`,
  },
];
