import { boss, type Invariant, quote } from './invariant.ts';
import { acceptance } from './offers.ts';

const id = (number: number) => `'00000000-0000-4000-8000-0000000004${number}'`;
const [unit, other, link] = [10, 11, 12].map(id) as [string, string, string];
/** Of a unit, by a link. */
export const handed = id(13);

const newUnit = (which: string, piece: number) => `
  insert into unit (id, quote_id, acceptance_id, position, piece, number, category, name)
    values (${which}, ${quote}, ${acceptance}, 9, ${piece}, 'MA-TX-2026-000001-U9${piece}', 'automobiles', 'Kia')`;
const newLink = (token: string, key: string, days = 7) => `
  insert into handover_link (label, token_hash, made_by, expires_at, submission_key)
    values ('Ramón', sha256('${token}'), ${boss}, now() + interval '${days} days', '${key}')`;
/** Of the unit that nobody handed over yet. */
export const handOther = () => newHandover(other, 'envio-3');
export const otherHanded = `(select id from handover where unit_id = ${other})`;
const newHandover = (of: string, key: string, way = `'code', ${link}`) => `
  insert into handover (unit_id, submission_key, way, link_id, handed_on, received_by)
    values (${of}, '${key}', ${way}, '2026-01-01', 'Ana')`;
const act = (number: number, of = quote) => `
  insert into document (kind, handover_id, number, quote_id, language, total_cents, sha256, bytes)
    values ('handover', ${handed}, 'MA-DOC-${number}', ${of}, 'es', 0, '${String(number).repeat(64)}', 1)`;
/** The one whose money is moved in what stands there before. */
const otherQuote = `(select id from quote where id <> ${quote} limit 1)`;

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
  ...[`'word', ${link}`, `'word', null`, `'code', null`].map((way) => ({
    constraint: 'handover_shape',
    on: 'handover',
    breaks: newHandover(other, 'envio-2', way),
  })),
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
