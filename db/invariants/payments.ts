import { boss, bossAgain, type Invariant, newcomer, person, second } from './invariant.ts';

const way = "'00000000-0000-4000-8000-00000000000b'";
const propose = (
  version: number,
  holder = 'Mariel LLC',
  account = '021000021',
  method = 'bank',
  key = '021000021',
  by = boss,
) =>
  `insert into payment_instruction (way, version, method, holder, account, account_key, proposed_by)
    values (${way}, ${version}, '${method}', '${holder}', '${account}', '${key}', ${by})`;
const proposed = (sql: string) => `${propose(1)}; ${sql}`;
const approve = (who: string) =>
  `update payment_instruction set approved_by = ${who}, approved_at = now()`;

export const paymentInvariants: Invariant[] = [
  { constraint: 'payment_instruction_version_check', breaks: propose(0) },
  { constraint: 'payment_instruction_method_check', breaks: propose(1, 'A', '1', 'bitcoin') },
  { constraint: 'payment_instruction_holder_check', breaks: propose(1, '') },
  { constraint: 'payment_instruction_account_check', breaks: propose(1, 'A', '') },
  { constraint: 'payment_account_folded', breaks: propose(1, 'A', '1', 'bank', 'ｉban-1') },
  {
    constraint: 'payment_instruction_version_once',
    breaks: `${proposed(approve(second))}; ${propose(1)}`,
  },
  { constraint: 'payment_instruction_proposed_once', breaks: proposed(propose(2)) },
  { constraint: 'payment_instruction_second_person', breaks: proposed(approve(boss)) },
  { constraint: 'payment_instruction_second_person', breaks: proposed(approve(bossAgain)) },
  {
    constraint: 'payment_instruction_proposed_by_established',
    breaks: propose(1, 'A', '1', 'bank', '021000021', newcomer),
  },
  ...[newcomer, person].map((who) => ({
    constraint: 'payment_instruction_approved_by_established',
    breaks: proposed(approve(who)),
  })),
  {
    constraint: 'payment_instruction_approved_by_established',
    breaks: proposed(`update person set role = 'agente' where id = ${second}; ${approve(second)}`),
  },
  {
    constraint: 'payment_instruction_decided',
    breaks: proposed(`update payment_instruction set approved_by = ${second}`),
  },
  {
    constraint: 'payment_instruction_decided',
    breaks: proposed(
      `update payment_instruction set approved_by = ${second}, approved_at = now(),
        rejected_by = ${second}, rejected_at = now()`,
    ),
  },
  ...[
    "update payment_instruction set account = 'otra'",
    `${approve(second)}; update payment_instruction set approved_by = null, approved_at = null`,
    `delete from payment_instruction where way = ${way}`,
  ].map((sql) => ({ constraint: 'payment_instruction_is_final', breaks: proposed(sql) })),
].map((each) => ({ ...each, on: 'payment_instruction' }));
