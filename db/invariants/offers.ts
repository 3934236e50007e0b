import { type Invariant, product, quote } from './invariant.ts';

const id = (number: number) => `'00000000-0000-4000-8000-0000000001${number}'`;
const [sent, draft, link, hold] = [10, 11, 14, 15].map(id);
export const accepted = id(12);
export const acceptance = id(13);

const newOffer = (which: string | undefined, version: number) => `
  insert into offer (id, quote_id, version, number, language, valid_until, terms_version, total_cents, made_by)
    values (${which}, ${quote}, ${version}, 'MA-TX-2026-000001-O${version}', 'es', '2099-01-01', '1', 1000, ${id(19)});
  insert into offer_line (offer_id, position, kind, text, quantity, unit_cents, product_id)
    values (${which}, 0, 'goods', 'Kia', 1, 1000, ${product});
  insert into offer_instalment (offer_id, position, label, amount_cents, due)
    values (${which}, 0, 'Pago', 1000, 'acceptance');
  insert into offer_estimate (offer_id, position, text, amount_cents, source, as_of)
    values (${which}, 0, 'Arancel', 5, 'Aduana', '2026-11-01');`;
const newAcceptance = (which: string | undefined, of: string | undefined) => `
  insert into offer_acceptance (id, offer_id, chosen, total_cents, shown_hash, terms_version, typed_name, person_id)
    values (${which}, ${of}, '{}', 1000, sha256('a'), '1', 'Ana', ${id(19)})`;
const newInstalment = (of: string | undefined, position: number, cents: number) => `
  insert into acceptance_instalment (acceptance_id, position, label, amount_cents, due)
    values (${of}, ${position}, 'Pago', ${cents}, 'acceptance')`;
const override = `
  insert into instalment_override (acceptance_id, position, reason, made_by)
    values (${acceptance}, 0, 'Ya', ${id(19)})`;
const newLink = (role: string, token: string) => `
  insert into quote_link (quote_id, role, token_hash, expires_at)
    values (${quote}, '${role}', sha256('${token}'), now() + interval '1 day')`;
const send = (which: string | undefined) =>
  `update offer set state = 'sent', sent_at = now() where id = ${which}`;

/** Another rule keeps what is paid for: `paid_hold_stays`. */
const unpaid = 'alter table product_hold disable trigger paid_hold_stays';
const release = `
  ${unpaid}; update product_hold set released_at = now(), reason = 'lapsed' where id = ${hold}`;

export const acceptedOf = (of: string, offer: string, accepting: string, reference: string) =>
  `${newOffer(offer, 1)} ${send(offer)};
  update offer set state = 'accepted', answered_at = now() where id = ${offer};
  ${newAcceptance(accepting, offer)}; ${newInstalment(accepting, 0, 1000)};`
    .replaceAll(quote, of)
    .replaceAll('MA-TX-2026-000001', reference);

export const offersBefore = `
  ${newOffer(sent, 1)} ${send(sent)};
  ${newOffer(accepted, 3)} update offer set state = 'superseded' where id = ${sent};
  ${send(accepted)}; update offer set state = 'accepted', answered_at = now() where id = ${accepted};
  ${newOffer(id(16), 4)} ${send(id(16))};
  ${newOffer(draft, 2)}
  ${newAcceptance(acceptance, accepted)}; ${newInstalment(acceptance, 0, 1000)};
  ${newLink('pays', 'a').replace('(quote_id', '(id, quote_id').replace('values (', `values (${link}, `)};
  insert into product_hold (id, product_id, quote_id, offer_id, quantity, single, until)
    values (${hold}, ${product}, ${quote}, ${accepted}, 1, true, '2099-01-01');
  insert into offer_preset (kind, text_es, text_en, price_cents) values ('freight', 'Flete', 'Freight', 5);`;

const shapes: [table: string, change: string][] = [
  ['offer_line', `unit_cents = -1 where offer_id = ${draft}`],
  ['offer_line', `optional = true, kind = 'discount', unit_cents = -1 where offer_id = ${draft}`],
  ['offer_line', `quantity = 0 where offer_id = ${draft}`],
  ['offer_line', `text = '' where offer_id = ${draft}`],
  ['offer_line', `condition = '' where offer_id = ${draft}`],
  ['offer_line', `picture = 'foto.jpg' where offer_id = ${draft}`],
  ['offer_instalment', `due_on = '2099-01-01' where offer_id = ${draft}`],
  ['offer_instalment', `amount_cents = -1 where offer_id = ${draft}`],
  ['offer_estimate', `source = '' where offer_id = ${draft}`],
  ['offer_estimate', `source = null where offer_id = ${draft}`],
  ['offer_estimate', `as_of = null where offer_id = ${draft}`],
  ['offer_estimate', `source_address = 'javascript:alert(1)' where offer_id = ${draft}`],
  ['offer', `note = '' where id = ${draft}`],
  ['offer', `language = 'fr' where id = ${draft}`],
  ['quote_link', `role = 'todos' where id = ${link}`],
  ['offer_preset', 'basis_points = 5'],
];

export const offerInvariants: Invariant[] = [
  ...shapes.map(([table, change]) => ({
    constraint: `${table}_shape`,
    on: table,
    breaks: `update ${table} set ${change}`,
  })),
  ...['line', 'instalment', 'estimate'].map((part) => ({
    constraint: 'offer_part_is_final',
    on: `offer_${part}`,
    drop: `offer_${part}_is_final`,
    breaks: `delete from offer_${part} where offer_id = ${accepted}`,
  })),
  {
    constraint: 'offer_is_final',
    on: 'offer',
    breaks: `update offer set note = 'Otra' where id = ${accepted}`,
  },
  {
    constraint: 'offer_is_final',
    on: 'offer',
    breaks: `update offer set state = 'withdrawn' where id = ${id(16)};
      update offer set state = 'sent' where id = ${sent}`,
  },
  {
    constraint: 'offer_number_once',
    on: 'offer',
    breaks: `delete from offer where id = ${draft};
      ${newOffer(draft, 5).replace('-O5', '-O1')}`,
  },
  {
    constraint: 'offer_version_once',
    on: 'offer',
    breaks: `delete from offer where id = ${draft};
      ${newOffer(draft, 1).replace('-O1', '-O9')}`,
  },
  { constraint: 'offer_one_draft', on: 'offer', breaks: newOffer(id(18), 6) },
  { constraint: 'offer_one_live', on: 'offer', breaks: send(draft) },
  {
    constraint: 'offer_one_accepted',
    on: 'offer',
    breaks: `update offer set state = 'accepted', answered_at = now() where id = ${id(16)}`,
  },
  {
    constraint: 'offer_adds_up',
    on: 'offer',
    breaks: `update offer_instalment set amount_cents = 999 where offer_id = ${draft};
      update offer set state = 'withdrawn' where id = ${id(16)}; ${send(draft)}`,
  },
  {
    constraint: 'offer_accepted_once',
    on: 'offer_acceptance',
    breaks: `${newAcceptance(id(17), accepted)}; ${newInstalment(id(17), 0, 1000)}`,
  },
  {
    constraint: 'offer_acceptance_shape',
    on: 'offer_acceptance',
    breaks: `update offer_acceptance set undone_by = ${id(19)} where id = ${acceptance}`,
  },
  {
    constraint: 'acceptance_is_final',
    on: 'offer_acceptance',
    breaks: `update offer_acceptance set typed_name = 'Otra' where id = ${acceptance}`,
  },
  {
    constraint: 'acceptance_adds_up',
    on: 'offer_acceptance',
    breaks: newAcceptance(id(17), sent),
  },
  {
    constraint: 'acceptance_instalment_amount',
    on: 'acceptance_instalment',
    breaks: newInstalment(acceptance, 1, 0),
  },
  ...["update acceptance_instalment set label = 'Otra'", 'delete from acceptance_instalment'].map(
    (change) => ({
      constraint: 'acceptance_instalment_is_final',
      on: 'acceptance_instalment',
      breaks: `${change} where acceptance_id = ${acceptance}`,
    }),
  ),
  {
    constraint: 'acceptance_instalment_adds_up',
    on: 'acceptance_instalment',
    breaks: newInstalment(acceptance, 1, 5),
  },
  ...[
    ['once', `${override}; ${override}`],
    ['shape', override.replace("'Ya'", "''")],
    ['is_final', `${override}; update instalment_override set reason = 'Otra'`],
    ['is_final', `${override}; delete from instalment_override`],
  ].map(([rule, breaks = '']) => ({
    constraint: `instalment_override_${rule}`,
    on: 'instalment_override',
    breaks,
  })),
  {
    constraint: 'product_hold_shape',
    on: 'product_hold',
    breaks: `insert into product_hold (product_id, quote_id, offer_id, quantity, single, until)
      values (${product}, ${quote}, ${accepted}, 0, false, '2099-01-01')`,
  },
  ...[
    'update product_hold set quantity = 2',
    "update product_hold set until = '2098-01-01'",
    'delete from product_hold',
  ].map((change) => ({
    constraint: 'product_hold_is_final',
    on: 'product_hold',
    breaks: `${change} where id = ${hold}`,
  })),
  {
    constraint: 'product_hold_is_final',
    on: 'product_hold',
    breaks: `${release}; update product_hold set until = '2099-02-02' where id = ${hold}`,
  },
  {
    constraint: 'product_held_is_reserved',
    on: 'product',
    breaks: `update product set status = 'reserved' where id = ${product};
      update product set status = 'available' where id = ${product}`,
  },
  {
    constraint: 'product_held_is_reserved',
    on: 'product',
    breaks: `update product set stock = 9, status = 'available' where id = ${product};
      update product set stock = 1 where id = ${product}`,
  },
  { constraint: 'quote_link_one_of_a_role', on: 'quote_link', breaks: newLink('pays', 'b') },
  { constraint: 'quote_link_token_once', on: 'quote_link', breaks: newLink('asks', 'a') },
  {
    constraint: 'product_held_once',
    on: 'product_hold',
    breaks: `insert into product_hold (product_id, quote_id, offer_id, quantity, single, until)
      values (${product}, ${quote}, ${accepted}, 1, true, '2099-01-01')`,
  },
];
