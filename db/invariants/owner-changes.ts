import { boss, bossAgain, type Invariant, newcomer, person, quote, second } from './invariant.ts';

const change = "'00000000-0000-4000-8000-000000000401'";
const asker = "'00000000-0000-4000-8000-000000000402'";
/** Of who pays, made by nobody of staff (`offersBefore`). */
const link = "'00000000-0000-4000-8000-000000000114'";

const asked = (by: string) => `insert into owner_change (quote_id, link_id, asked_by, asked_of)
  values (${quote}, ${link}, ${by}, ${person})`;
const decided = (outcome: string, by: string, more = ', agreed_at = now()') =>
  `update owner_change set outcome = '${outcome}', decided_by = ${by}, decided_at = now()${more} where id = ${change}`;

export const ownerChangesBefore = `
  insert into person (id, issuer, subject, email, email_verified)
    values (${asker}, 'https://id.test', 'rosa', 'rosa@correo.test', true);
  ${asked(asker)
    .replace('(quote_id', '(id, quote_id')
    .replace('values (', `values (${change}, `)};`;

const rows: [constraint: string, ...breaks: string[]][] = [
  [
    'owner_change_shape',
    `update owner_change set outcome = 'refused' where id = ${change}`,
    decided('lost', boss),
    decided('confirmed', boss, ", agreed_at = now(), reason = 'No'"),
  ],
  ['owner_change_waits_once', asked(second)],
  ['owner_change_asked_once', `${decided('refused', person, '')}; ${asked(asker)}`],
  [
    'owner_change_is_final',
    `update owner_change set asked_by = ${second} where id = ${change}`,
    `${decided('refused', person, '')}; ${decided('confirmed', boss)}`,
    `delete from owner_change where id = ${change}`,
  ],
  [
    'owner_change_by_two',
    `update quote_link set made_by = ${boss} where id = ${link}; ${decided('confirmed', boss)}`,
    `update quote_link set made_by = ${bossAgain} where id = ${link}; ${decided('confirmed', boss)}`,
    `update person set role = 'agente' where id = ${asker}; ${decided('confirmed', boss)}`,
  ],
  ['owner_change_confirmed_by_established', decided('confirmed', newcomer)],
  [
    'owner_change_agreed',
    decided('confirmed', boss, ''),
    `update quote_link set role = 'receives' where id = ${link}; ${decided('confirmed', boss, '')}`,
  ],
];

export const ownerChangeInvariants: Invariant[] = [
  ...rows.flatMap(([constraint, ...breaks]) =>
    breaks.map((each) => ({ constraint, on: 'owner_change', breaks: each })),
  ),
  {
    constraint: 'quote_owner_changes_by_two',
    on: 'quote',
    breaks: `update quote set person_id = ${asker} where id = ${quote}`,
  },
];
