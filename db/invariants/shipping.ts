import { boss, type Invariant, product, quote } from './invariant.ts';
import { acceptance } from './offers.ts';

const id = (number: number) => `'00000000-0000-4000-8000-0000000006${number}'`;
const [unit, other, voyage, sailing] = [10, 11, 12, 13].map(id);

const newUnit = (which: string | undefined, piece: number, more = '', values = '') => `
  insert into unit (id, quote_id, acceptance_id, position, piece, number, category, name, product_id${more && `, ${more}`})
    values (${which}, ${quote}, ${acceptance}, 0, ${piece}, 'U${piece}', 'automobiles', 'Kia', ${product}${values && `, ${values}`})`;
const newVoyage = (
  which: string | undefined,
  { ship = 'Azul', departs = '2026-12-01', key = 'null' } = {},
) => `
  insert into voyage (id, carrier, ship, number, port, departs_on, arrives_on, made_by, submission_key)
    values (${which}, 'Crowley', '${ship}', '1', 'Miami', '${departs}', '2026-12-05', ${boss}, ${key})`;
const entry = (kind: string, more = '', values = '') => `
  insert into unit_entry (unit_id, kind, submission_key${more && `, ${more}`})
    values (${unit}, '${kind}', 'envio-1'${values && `, ${values}`})`;
const sailed = (kind: string, key: string, day = "'2026-12-01'") => `
  insert into voyage_entry (voyage_id, kind, on_day, units, made_by, submission_key)
    values (${voyage}, '${kind}', ${day}, 1, ${boss}, '${key}')`;
const told = 'insert into unit_entry_told (entry_id) select id from unit_entry';
const silence = `insert into unit_silence (unit_id, since) values (${unit}, '2026-12-01T12:00:00Z')`;
const photo = (hash: string, width = 640) => `
  insert into unit_photo (unit_id, stage, hash, width, height, sizes)
    values (${unit}, 'warehouse', '${hash}', ${width}, 480, '{}')`;
const duration = (category: string, days: number) => `
  insert into stage_duration (category, province, stage, days) values ('${category}', 'HOL', 'bought', ${days})`;

export const shippingBefore = `
  ${newVoyage(voyage, { key: "'envio-1'" })};
  ${newUnit(unit, 1, 'identifier, voyage_id', `'VIN-1', ${voyage}`)};
  insert into unit_stage (unit_id, stage, promised_on, estimated_on) values (${unit}, 'bought', '2026-12-01', '2026-12-01');
  ${entry('note', 'cause', "'Hola'")};
  ${sailed('departed', 'envio-1')};
  ${photo('a')};
  ${duration('automobiles', 4)}`;

export const shippingInvariants: Invariant[] = [
  ...[
    { constraint: 'voyage_once', breaks: newVoyage(sailing, { ship: 'AZUL' }) },
    {
      constraint: 'voyage_once_per_submission',
      breaks: newVoyage(sailing, { ship: 'Rojo', key: "'envio-1'" }),
    },
    { constraint: 'voyage_shape', breaks: newVoyage(sailing, { ship: '' }) },
    {
      constraint: 'voyage_shape',
      breaks: newVoyage(sailing, { ship: 'Rojo', departs: '2026-12-06' }),
    },
    {
      constraint: 'voyage_shape',
      breaks: `update voyage set arrived_on = '2026-12-05' where id = ${voyage}`,
    },
  ].map((each) => ({ ...each, on: 'voyage' })),
  ...[
    { constraint: 'voyage_entry_once_per_submission', breaks: sailed('arrived', 'envio-1') },
    { constraint: 'voyage_entry_shape', breaks: sailed('departed', 'envio-2', 'null') },
    { constraint: 'voyage_entry_shape', breaks: sailed('note', 'envio-2', 'null') },
    { constraint: 'voyage_entry_shape', breaks: sailed('departure_taken_back', 'envio-2') },
    { constraint: 'voyage_entry_is_final', breaks: 'update voyage_entry set units = 2' },
    { constraint: 'voyage_entry_is_final', breaks: 'delete from voyage_entry' },
  ].map((each) => ({ ...each, on: 'voyage_entry' })),
  ...[
    { constraint: 'stage_duration_once', breaks: duration('automobiles', 5) },
    { constraint: 'stage_duration_shape', breaks: duration('barcos', 5) },
    { constraint: 'stage_duration_shape', breaks: duration('triciclos', 366) },
  ].map((each) => ({ ...each, on: 'stage_duration' })),
  ...[
    { constraint: 'unit_once', breaks: newUnit(other, 1).replace("'U1'", "'U2'") },
    { constraint: 'unit_number_once', breaks: newUnit(other, 2).replace("'U2'", "'U1'") },
    { constraint: 'unit_identifier_once', breaks: newUnit(other, 2, 'identifier', "'VIN-1'") },
    { constraint: 'unit_identifier_once', breaks: newUnit(other, 2, 'identifier', "'VIN1'") },
    { constraint: 'unit_shape', breaks: newUnit(other, 2, 'identifier', "'vin 2'") },
    { constraint: 'unit_shape', breaks: newUnit(other, 0) },
  ].map((each) => ({ ...each, on: 'unit' })),
  ...[
    ...["promised_on = '2026-12-02'", "stage = 'ready'"].map((change) => ({
      constraint: 'promise_is_final',
      breaks: `update unit_stage set ${change} where unit_id = ${unit}`,
    })),
    { constraint: 'promise_is_final', breaks: `delete from unit_stage where unit_id = ${unit}` },
    {
      constraint: 'unit_stage_shape',
      breaks: `insert into unit_stage (unit_id, stage, promised_on, estimated_on)
        values (${unit}, 'perdido', '2026-12-01', '2026-12-01')`,
    },
  ].map((each) => ({ ...each, on: 'unit_stage' })),
  ...[
    { constraint: 'unit_entry_once_per_submission', breaks: entry('note', 'cause', "'Otra'") },
    { constraint: 'unit_entry_shape', breaks: entry('reached', 'on_day', "'2026-12-01'") },
    { constraint: 'unit_entry_shape', breaks: entry('held', 'cause', "'Papeles'") },
    { constraint: 'unit_entry_shape', breaks: entry('note').replace('envio-1', 'envio-2') },
    { constraint: 'unit_entry_is_final', breaks: "update unit_entry set cause = 'Otra'" },
    { constraint: 'unit_entry_is_final', breaks: 'delete from unit_entry' },
  ].map((each) => ({ ...each, on: 'unit_entry' })),
  {
    constraint: 'unit_entry_told_once',
    on: 'unit_entry_told',
    breaks: `${told}; ${told}`,
  },
  {
    constraint: 'unit_silence_once',
    on: 'unit_silence',
    breaks: `${silence}; ${silence}`,
  },
  {
    constraint: 'unit_hold_shape',
    on: 'unit_hold',
    breaks: `insert into unit_hold (unit_id, cause, who_acts) values (${unit}, 'Papeles', 'nadie')`,
  },
  { constraint: 'unit_photo_once', on: 'unit_photo', breaks: photo('a') },
  { constraint: 'unit_photo_shape', on: 'unit_photo', breaks: photo('b', 0) },
];
