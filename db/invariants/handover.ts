import { boss, bossAgain, type Invariant, newcomer, person, quote, second } from './invariant.ts';
import { acceptance } from './offers.ts';

const id = (number: number) => `'00000000-0000-4000-8000-0000000004${number}'`;
const [unit, other, link] = [10, 11, 12].map(id) as [string, string, string];
export const handed = id(13);

const newUnit = (which: string, piece: number) => `
  insert into unit (id, quote_id, acceptance_id, position, piece, number, category, name)
    values (${which}, ${quote}, ${acceptance}, 9, ${piece}, 'MA-TX-2026-000001-U9${piece}', 'automobiles', 'Kia')`;
const newLink = (token: string, key: string, days = 7) => `
  insert into handover_link (label, token_hash, made_by, expires_at, submission_key)
    values ('Ramón', sha256('${token}'), ${boss}, now() + interval '${days} days', '${key}')`;
export const handOther = () => newHandover(other, 'envio-3');
export const otherHanded = `(select id from handover where unit_id = ${other})`;
const newHandover = (of: string, key: string, way = `'code', ${link}`) => `
  insert into handover (unit_id, submission_key, way, link_id, handed_on, received_by)
    values (${of}, '${key}', ${way}, '2026-01-01', 'Ana')`;
const act = (number: number, of = quote) => `
  insert into document (kind, handover_id, number, quote_id, language, total_cents, sha256, bytes)
    values ('handover', ${handed}, 'MA-DOC-${number}', ${of}, 'es', 0, '${String(number).repeat(64)}', 1)`;
const otherQuote = `(select id from quote where id <> ${quote} limit 1)`;

const act1 = "'00000000-0000-4000-8000-0000000ac701'";
const newAct = (key: string, attempt = 1, change = '') =>
  `
  insert into signed_act (id, unit_id, link_id, attempt, received_by, handed_on, submission_key)
    values (${act1}, ${other}, ${link}, ${attempt}, 'Ana', '2026-01-01', '${key}')`.replace(
    `${act1}, `,
    change || `${act1}, `,
  );
const another = 'gen_random_uuid(), ';
const newPhoto = (position: number, file = 'a'.repeat(64)) => `
  insert into signed_act_photo (act_id, position, file, bytes, sha256)
    values (${act1}, ${position}, 'signed-acts/${file}.webp', 1, 'a')`;
const decided = (outcome: string, more = '') =>
  `update signed_act set outcome = '${outcome}', decided_at = now()${more}`;
const by = `, decided_by = ${second}`;
const byAct = (of: string) => `
  insert into handover (unit_id, way, link_id, made_by, act_id, handed_on, received_by)
    values (${of}, 'act', ${link}, ${boss}, ${act1}, '2026-01-01', 'Ana')`;
const deliver = (which: string) => `
  insert into unit_stage (unit_id, stage, promised_on, estimated_on, reached_on)
    values (${which}, 'delivered', '2026-01-01', '2026-01-01', '2026-01-01')`;
const checkNow = 'set constraints all immediate; set constraints all deferred';
/** As if this person of staff had typed the order. */
const typedBy = (who: string) => `
  alter table quote disable trigger quote_typed_by_is_final;
  update quote set typed_by = ${who} where id = ${quote};
  alter table quote enable trigger quote_typed_by_is_final`;
const act0 = newAct('a');
const acceptedBy = (who: string) => decided('accepted', `, decided_by = ${who}`);
const sentBySecond = act0
  .replace('submission_key)', 'submission_key, sent_by)')
  .replace("'a')", `'a', ${second})`);
const accepted = `${act0}; ${decided('accepted', by)}`;

const actInvariants: Invariant[] = [
  ['signed_act_waits_once', `${act0}; ${newAct('b', 2, another)}`],
  [
    'signed_act_attempt_once',
    `${act0}; ${decided('refused', `${by}, reason = 'No'`)}; ${newAct('b', 1, another)}`,
  ],
  [
    'signed_act_once_per_submission',
    `${act0}; ${decided('refused', `${by}, reason = 'No'`)}; ${newAct('a', 2, another)}`,
  ],
  ['signed_act_shape', newAct('a', 6)],
  ['signed_act_shape', `${act0}; ${decided('refused', ", reason = 'No'")}`],
  ['signed_act_shape', `${act0}; ${decided('refused', by)}`],
  ['signed_act_shape', `${act0}; ${decided('lost')}`],
  ...[boss, bossAgain].map((who) => ['signed_act_by_two', `${act0}; ${acceptedBy(who)}`]),
  ['signed_act_by_two', `${sentBySecond}; ${acceptedBy(second)}`],
  [
    'signed_act_by_two',
    `update handover_link set made_by = ${newcomer}; ${act0}; ${acceptedBy(second)}`,
  ],
  ['signed_act_by_two', `${typedBy(second)}; ${act0}; ${acceptedBy(second)}`],
  ['signed_act_by_two', `${typedBy(bossAgain)}; ${act0}; ${acceptedBy(second)}`],
  ['signed_act_by_established', `${act0}; ${acceptedBy(newcomer)}`],
  ['signed_act_is_final', `${accepted}; update signed_act set received_by = 'Otra'`],
  ['signed_act_is_final', `${accepted}; ${decided('refused', ", reason = 'No'")}`],
  ['signed_act_is_final', `${act0}; update signed_act set received_by = 'Otra'`],
  ['signed_act_is_final', `${accepted}; delete from signed_act`],
].map(([constraint = '', breaks = '']) => ({ constraint, on: 'signed_act', breaks }));
const photoInvariants: Invariant[] = [
  ['signed_act_photo_in_its_place', `${act0}; ${newPhoto(0)}; ${newPhoto(0)}`],
  ['signed_act_photo_shape', `${act0}; ${newPhoto(3)}`],
  ['signed_act_photo_shape', `${act0}; ${newPhoto(0, '../../x')}`],
  ['signed_act_photo_is_final', `${accepted}; ${newPhoto(0)}`],
  ['signed_act_photo_is_final', `${act0}; ${newPhoto(0)}; delete from signed_act_photo`],
  ['signed_act_photo_is_final', `${act0}; ${newPhoto(0)}; update signed_act_photo set bytes = 2`],
].map(([constraint = '', breaks = '']) => ({ constraint, on: 'signed_act_photo', breaks }));
const byActInvariants: Invariant[] = [
  [
    'handover_act_once',
    `${accepted}; ${byAct(other)}; update handover set undone_at = now(); ${byAct(other)}`,
  ],
  ['handover_act_accepted', `${accepted}; update handover set undone_at = now(); ${byAct(unit)}`],
  ['handover_act_accepted', `${act0}; ${byAct(other)}`],
  ['handover_shape', `${accepted}; ${byAct(other).replace(act1, 'null')}`],
  ...[newcomer, person].map((who) => [
    'handover_word_by_established',
    `insert into handover (unit_id, way, made_by, reason, handed_on, received_by)
      values (${other}, 'word', ${who}, 'Sin batería', '2026-01-01', 'Ana')`,
  ]),
  [
    'handover_stands',
    `${deliver(unit)}; ${checkNow}; update handover set undone_at = now() where id = ${handed}`,
  ],
].map(([constraint = '', breaks = '']) => ({ constraint, on: 'handover', breaks }));

/** A unit that was handed over by a link, with a code that was tried once, and another one. */
export const handoverBefore = `
  ${newUnit(unit, 1)}; ${newUnit(other, 2)};
  insert into handover_code (unit_id, wrong) values (${unit}, 1);
  ${newLink('a', 'envio-1').replace('(label', '(id, label').replace('values (', `values (${link}, `)};
  ${newHandover(unit, 'envio-1').replace('(unit_id', '(id, unit_id').replace('values (', `values (${handed}, `)};`;

export const handoverInvariants: Invariant[] = [
  {
    constraint: 'handover_code_tries',
    on: 'handover_code',
    breaks: 'update handover_code set wrong = 6',
  },
  {
    constraint: 'handover_code_version',
    on: 'handover_code',
    breaks: `insert into handover_code (unit_id, version) values (${other}, 10)`,
  },
  ...[
    'update handover_code set wrong = 0',
    'update handover_code set version = version + 2',
    'delete from handover_code',
  ].map((breaks) => ({ constraint: 'handover_code_is_final', on: 'handover_code', breaks })),
  {
    constraint: 'handover_link_token_once',
    on: 'handover_link',
    breaks: newLink('a', 'envio-2'),
  },
  {
    constraint: 'handover_link_once_per_submission',
    on: 'handover_link',
    breaks: newLink('b', 'envio-1'),
  },
  { constraint: 'handover_link_shape', on: 'handover_link', breaks: newLink('b', 'envio-2', 32) },
  {
    constraint: 'handover_link_tries',
    on: 'handover_link',
    breaks: 'update handover_link set wrong = 21',
  },
  { constraint: 'handover_once', on: 'handover', breaks: newHandover(unit, 'envio-2') },
  {
    constraint: 'handover_once_per_submission',
    on: 'handover',
    breaks: `update handover set undone_at = now(); ${newHandover(unit, 'envio-1')}`,
  },
  {
    constraint: 'quote_typed_by_is_final',
    on: 'quote',
    breaks: `update quote set typed_by = ${boss}`,
  },
  {
    constraint: 'typed_order_without_code',
    on: 'handover',
    breaks: `${typedBy(second)}; ${newHandover(other, 'envio-2')}`,
  },
  ...[boss, bossAgain].map((who) => ({
    constraint: 'handover_link_not_by_typist',
    on: 'handover_link_unit',
    breaks: `${typedBy(who)}; insert into handover_link_unit values (${link}, ${other})`,
  })),
  ...[boss, bossAgain].map((who) => ({
    constraint: 'handover_word_not_by_typist',
    on: 'handover',
    breaks: `${typedBy(who)};
      insert into handover (unit_id, way, made_by, reason, handed_on, received_by)
      values (${other}, 'word', ${boss}, 'Sin batería', '2026-01-01', 'Ana')`,
  })),
  { constraint: 'delivered_by_handover', on: 'unit_stage', breaks: deliver(other) },
  ...actInvariants,
  ...photoInvariants,
  ...byActInvariants,
  {
    constraint: 'handover_link_label',
    on: 'handover_link',
    breaks: 'update handover_link set label = null',
  },
  ...[`'fax', ${link}`, `'code', null`].map((way) => ({
    constraint: 'handover_shape',
    on: 'handover',
    breaks: newHandover(other, 'envio-2', way),
  })),
  {
    constraint: 'handover_shape',
    on: 'handover',
    breaks: `insert into handover (unit_id, way, made_by, handed_on, received_by)
      values (${other}, 'word', ${boss}, '2026-01-01', 'Ana')`,
  },
  ...["update handover set received_by = 'Otra'", 'delete from handover'].map((breaks) => ({
    constraint: 'handover_is_final',
    on: 'handover',
    breaks,
  })),
  { constraint: 'document_handover_once', on: 'document', breaks: `${act(1)}; ${act(2)}` },
  {
    constraint: 'document_fits_handover',
    on: 'document',
    breaks: act(1, otherQuote),
  },
];
