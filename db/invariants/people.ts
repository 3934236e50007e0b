import { boss, type Invariant, person } from './invariant.ts';

export const personInvariants: Invariant[] = [
  {
    constraint: 'person_identity',
    on: 'person',
    breaks:
      "insert into person (issuer, subject, email) values ('https://id.test', 'ana', 'b@c.test')",
  },
  ...[
    String.raw`E'Ana\nBcc'`,
    "'ana@correo.test'",
    "'en evil.test'",
    "'evil:1'",
    "U&'\\202eana'",
  ].map((name) => ({
    constraint: 'person_first_name_check',
    on: 'person',
    breaks: `update person set first_name = ${name} where id = ${person}`,
  })),
  {
    constraint: 'person_last_name_check',
    on: 'person',
    breaks: `update person set last_name = repeat('a', 201) where id = ${person}`,
  },
  {
    constraint: 'person_role_check',
    on: 'person',
    breaks: `update person set role = 'jefe' where id = ${person}`,
  },
  ...[
    `update person set role = 'agente' where role = 'administrador'`,
    // Whoever has taken cash does not leave before it is counted.
    `update person set role = 'agente' where id = ${boss};
      delete from person where role = 'administrador'`,
  ].map((breaks) => ({ constraint: 'person_keeps_administrador', on: 'person', breaks })),
  {
    constraint: 'staff_term_one_at_a_time',
    on: 'staff_term',
    breaks: `insert into staff_term (person_id, role) values (${boss}, 'agente')`,
  },
  {
    constraint: 'person_language_check',
    on: 'person',
    breaks: `update person set language = 'fr' where id = ${person}`,
  },
  {
    constraint: 'idp_account_email',
    on: 'idp_account',
    breaks:
      "insert into idp_account (subject, email, first_name, last_name) values ('t', 'ANA@correo.test', '', '')",
  },
];
