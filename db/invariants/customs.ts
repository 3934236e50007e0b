import { boss, type Invariant } from './invariant.ts';
import { accepted } from './offers.ts';

const sent = "'00000000-0000-4000-8000-000000000110'";
const price = "'00000000-0000-4000-8000-000000000140'";
const name = (change: Record<string, string> = {}) => {
  const row = {
    offer_id: accepted ?? '',
    amount_cents: '120000',
    named_on: "'2026-11-01'",
    source: "'Aduana'",
    recorded_by: boss,
    ...change,
  };
  return `insert into customs_price (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`;
};
const named = (sql: string) => `${name({ id: price })}; ${sql}`;
const answer = (kind: string) =>
  `update customs_price set answer = '${kind}', answered_at = now(), person_id = ${boss}`;
const withdraw = `update customs_price set withdrawn_at = now(), withdrawn_by = ${boss}, withdraw_reason = 'Era otro'`;

export const customsInvariants: Invariant[] = [
  { constraint: 'customs_price_one_waits', breaks: named(name()) },
  { constraint: 'customs_price_is_of_an_order', breaks: name({ offer_id: sent }) },
  ...[
    name({ amount_cents: '0' }),
    name({ source: "''" }),
    name({ named_on: "'1999-12-31'" }),
    named("update customs_price set answer = 'accepted'"),
    named(`update customs_price set answer = 'accepted', answered_at = now()`),
    named(answer('perhaps')),
    named('update customs_price set withdrawn_at = now()'),
    named(`${answer('accepted')}; ${withdraw}`),
  ].map((breaks) => ({ constraint: 'customs_price_shape', breaks })),
  ...[
    'update customs_price set amount_cents = 1',
    'delete from customs_price',
    `${answer('talk')}; ${answer('accepted')}`,
    `${withdraw}; ${answer('talk')}`,
    `${withdraw}; ${withdraw}`,
  ].map((sql) => ({ constraint: 'customs_price_is_final', breaks: named(sql) })),
].map((each) => ({ ...each, on: 'customs_price' }));
