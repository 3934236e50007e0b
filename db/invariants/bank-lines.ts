import { boss, bossAgain, type Invariant, newcomer, person, quote } from './invariant.ts';
import { instruction } from './ledger.ts';

const id = (number: number) => `'00000000-0000-4000-8000-0000000003${number}'`;
const [line, other, set, taken] = [10, 11, 12, 13].map(id);

const addLine = (
  which: string | undefined,
  description: string,
  { cents = 1000, nth = 1, reference = '', key = '', because = '', by = boss } = {},
) => `
  insert into bank_statement_line (id, account_key, nth, moved_on, amount_cents, description,
      bank_reference, reference_key, taken_because, imported_by)
    values (${which}, '021', ${nth}, '2026-11-20', ${cents}, '${description}',
      ${reference ? `'${reference}', '${key || reference}'` : 'null, null'}, nullif('${because}', ''), ${by})`;
const setAside = (which: string | undefined, reason = 'Intereses') => `
  insert into bank_line_aside (line_id, reason, set_by) values (${which}, '${reason}', ${boss})`;
const payFrom = (
  which: string | undefined,
  cents: number,
  { reference = 'L1', account = '021', day = '2026-11-20', by = boss } = {},
) => `
  insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, instruction_id, account_key,
      bank_reference, reference_key, bank_line_id, recorded_by)
    values (${quote}, 'payment', ${cents}, 'bank', '${day}', ${instruction}, '${account}',
      '${reference}', '${reference}', ${which}, ${by})`;

/** A line with a reference, one without, one that was set aside and one that was taken in by hand. */
export const bankLinesBefore = `
  ${addLine(line, 'ZELLE ANA', { reference: 'L1' })}; ${addLine(other, 'ZELLE ANA')};
  ${addLine(set, 'ZELLE ANA', { nth: 2 })}; ${setAside(set)};
  ${addLine(taken, 'A MANO', { because: 'Falta' })};
  insert into statement_layout (account_key, layout, changed_by) values ('021', '{}', ${boss});`;

const onLine = (constraint: string, breaks: string): Invariant => ({
  constraint,
  on: 'bank_statement_line',
  breaks,
});
const onAside = (constraint: string, breaks: string): Invariant => ({
  constraint,
  on: 'bank_line_aside',
  breaks,
});
const onEntry = (constraint: string, breaks: string): Invariant => ({
  constraint,
  on: 'ledger_entry',
  breaks,
});

export const bankLineInvariants: Invariant[] = [
  onLine('bank_line_once', addLine(id(20), 'ZELLE ANA')),
  // In full width, with marks and signs it is the same line.
  onLine('bank_line_once', addLine(id(20), 'Ｚelle, Aná')),
  onLine('bank_line_reference_once', addLine(id(20), 'ZELLE EVA', { reference: 'l-1', key: 'L1' })),
  ...["'0026-11-20'", 'havana_day(now()) + 1'].map((day) =>
    onLine('bank_line_day_possible', addLine(id(20), 'x').replace("'2026-11-20'", day)),
  ),
  onLine('bank_line_shape', addLine(id(20), 'x', { cents: 0 })),
  onLine('bank_line_shape', addLine(id(20), 'x', { nth: 0 })),
  onLine('bank_line_shape', addLine(id(20), 'x', { reference: 'l-2', key: 'l-2' })),
  onLine(
    'bank_line_is_final',
    `update bank_statement_line set amount_cents = 2 where id = ${line}`,
  ),
  onLine('bank_line_is_final', `delete from bank_statement_line where id = ${other}`),
  onAside('bank_line_aside_shape', setAside(line, '')),
  onAside(
    'bank_line_aside_shape',
    `update bank_line_aside set returned_at = now() where line_id = ${set}`,
  ),
  onAside('bank_line_aside_once', setAside(set)),
  onAside(
    'bank_line_aside_is_final',
    `update bank_line_aside set reason = 'x' where line_id = ${set}`,
  ),
  onAside('bank_line_aside_is_final', `delete from bank_line_aside where line_id = ${set}`),
  {
    constraint: 'statement_layout_shape',
    on: 'statement_layout',
    breaks: "update statement_layout set layout = '[]'",
  },
  onEntry('bank_line_adds_up', payFrom(line, 1001)),
  onEntry('bank_line_adds_up', `${payFrom(line, 600)}; ${payFrom(line, 401)}`),
  onEntry('bank_line_fits', payFrom(line, 5, { reference: 'L2' })),
  onEntry('bank_line_fits', payFrom(other, 5, { account: '022' })),
  onEntry('bank_line_fits', payFrom(other, 5, { day: '2026-11-19' })),
  onEntry('bank_line_not_aside', payFrom(set, 5)),
  ...[boss, bossAgain].map((by) => onEntry('taken_line_by_two', payFrom(taken, 5, { by }))),
  ...[newcomer, person].flatMap((by) => [
    onEntry('taken_line_confirmed_by_established', payFrom(taken, 5, { by })),
    onLine('bank_line_taken_by_established', addLine(id(20), 'x', { because: 'Falta', by })),
  ]),
  onEntry(
    'ledger_line_of_payment',
    `alter table ledger_entry disable trigger bank_line_fits;
    insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, paid_to, reason, bank_line_id, recorded_by)
      values (${quote}, 'refund', 5, 'zelle', '2026-11-20', 'Ana', 'x', ${line}, ${boss})`,
  ),
  onEntry('ledger_reference_folded', payFrom(other, 5, { reference: 'ｅc-1' })),
  // The same reference under another line's name would be the same money twice.
  onEntry('ledger_reference_once', `${payFrom(other, 5)}; ${payFrom(line, 5)}`),
];
