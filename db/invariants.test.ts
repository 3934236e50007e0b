import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';

/** A rule that the database itself keeps, and a statement that would break it. */
interface Invariant {
  constraint: string;
  /** The table it stands on. */
  on: string;
  /** How it is named where it is a trigger or an index of another name. */
  drop?: string;
  breaks: string;
}

const person = "'00000000-0000-4000-8000-000000000001'";
const product = "'00000000-0000-4000-8000-000000000002'";
const quote = "'00000000-0000-4000-8000-000000000003'";

const verification = "'00000000-0000-4000-8000-000000000005'";
const boss = "'00000000-0000-4000-8000-000000000009'";

/** What stands in the database before each of the statements. */
const before = `
  insert into person (id, issuer, subject, email) values (${person}, 'https://id.test', 'ana', 'ana@correo.test');
  insert into person (id, issuer, subject, email, role) values (${boss}, 'https://id.test', 'marta', 'marta@correo.test', 'administrador');
  insert into idp_account (subject, email, first_name, last_name) values ('s', 'ana@correo.test', 'Ana', 'Ruiz');
  insert into product (id, slug, category, name, price_cents, submission_key) values (${product}, 'kia', 'automobiles', 'Kia', 5000, 'envio-1');
  insert into quote (id, reference, person_id, customer_name, customer_email, province, language, subtotal_cents, total_cents, submission_key)
    values (${quote}, 'MA-TX-2026-000001', ${person}, 'Ana', 'ana@correo.test', 'HAB', 'es', 10000, 10000, 'envio-1');
  insert into quote_line (quote_id, position, product_id, product_name, quantity, unit_price_cents)
    values (${quote}, 0, ${product}, 'Kia', 2, 5000);
  insert into event (quote_id, actor_id, actor, kind) values (${quote}, ${person}, 'customer', 'created');
  insert into verification (id, ticket, person_id, code, email, language, answer_due_at, submission_key)
    values (${verification}, 'MA-T-20261121-AAAA2', ${person}, 'MA-VER-1', 'ana@correo.test', 'es', now(), 'envio-1');
  insert into receipt (verification_id, position, file, type, bytes, sha256)
    values (${verification}, 0, 'receipts/a.webp', 'image/webp', 1, 'a');
  insert into event (verification_id, actor_id, actor, kind, submission_key)
    values (${verification}, ${person}, 'customer', 'created', 'envio-1');
  insert into outbox (topic, dedupe, payload) values ('mail', 'quote-made 1', '{}');
  insert into saved_reply (title, text_es, text_en) values ('Saludo', 'Buenos días', 'Hello');
  insert into audit (actor_id, action, subject_kind) values (${person}, 'quote.status', 'quote');
  insert into notice (title, ends_at, submission_key) values ('Puerto cerrado', now() + interval '1 day', 'envio-1');
  insert into product_import (submission_key, submission_hash, report) values ('envio-1', 'a', '{}');
  insert into counter (name, value) values ('quote-2026', 1);`;

const notice = (values: string) =>
  `insert into notice (title, text, provinces, categories, starts_at, ends_at) values (${values})`;
const newQuote = (reference: string, key: string, cents = 0) =>
  `insert into quote (id, reference, person_id, customer_name, customer_email, province, language, subtotal_cents, total_cents, submission_key)
    values ('00000000-0000-4000-8000-000000000004', '${reference}', ${person}, 'Ana', 'ana@correo.test', 'HAB', 'es', ${cents}, ${cents}, '${key}')`;
const newLine = (values: string) =>
  `insert into quote_line (quote_id, position, product_name, quantity, unit_price_cents) values (${values})`;
/** Another quote with its line, so that only what is asked about is wrong with it. */
const whole = (reference: string, key: string) =>
  `${newQuote(reference, key)};
   ${newLine(`'00000000-0000-4000-8000-000000000004', 0, 'Kia', 1, null`)}`;
const newVerification = (ticket: string, key: string) =>
  `insert into verification (ticket, code, email, language, answer_due_at, submission_key)
    values ('${ticket}', 'MA-VER-1', 'ana@correo.test', 'es', now(), '${key}')`;
const newReceipt = (values: string) =>
  `insert into receipt (verification_id, round, position, file, type, bytes, sha256)
    values (${verification}, ${values}, 'receipts/b.webp', 'image/webp', 1, 'b')`;
const newPart = (values: string) =>
  `insert into receipt_part (upload_id, part, bytes) values (${verification}, ${values})`;
const newEvent = (columns: string, values: string) =>
  `insert into event (actor, ${columns}) values ('customer', ${values})`;
const newProduct = (values: string) =>
  `insert into product (slug, category, name) values (${values})`;

const invariants: Invariant[] = [
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
    constraint: 'event_is_final',
    on: 'event',
    breaks: `update event set note = 'otra' where quote_id = ${quote}`,
  },
  {
    constraint: 'event_is_final',
    on: 'event',
    breaks: `delete from event where quote_id = ${quote}`,
  },
  {
    constraint: 'event_is_final',
    on: 'event',
    breaks: `delete from event where verification_id = ${verification}`,
  },
  {
    constraint: 'event_created_once',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind) values (${quote}, 'customer', 'created')`,
  },
  {
    constraint: 'event_kind_check',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind) values (${quote}, 'staff', 'rumor')`,
  },
  {
    constraint: 'event_says_change',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind, from_status) values (${quote}, 'staff', 'status', 'pending')`,
  },
  {
    constraint: 'event_actor_check',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind, note) values (${quote}, 'bot', 'message', 'a')`,
  },
  {
    constraint: 'event_is_of_one',
    on: 'event',
    breaks: newEvent('kind, note', "'message', 'a'"),
  },
  {
    constraint: 'event_is_of_one',
    on: 'event',
    breaks: newEvent(
      'kind, note, quote_id, verification_id',
      `'message', 'a', ${quote}, ${verification}`,
    ),
  },
  {
    constraint: 'event_message_says',
    on: 'event',
    breaks: newEvent('kind, note, quote_id', `'message', '', ${quote}`),
  },
  {
    constraint: 'event_message_says',
    on: 'event',
    breaks: newEvent('kind, quote_id', `'message', ${quote}`),
  },
  {
    constraint: 'event_verification_created_once',
    on: 'event',
    breaks: newEvent('kind, verification_id', `'created', ${verification}`),
  },
  {
    constraint: 'event_once_per_submission',
    on: 'event',
    breaks: newEvent(
      'kind, note, quote_id, actor_id, submission_key',
      `'message', 'a', ${quote}, ${person}, 'envio-1'`,
    ),
  },
  {
    constraint: 'verification_ticket_once',
    on: 'verification',
    breaks: newVerification('MA-T-20261121-AAAA2', 'envio-2'),
  },
  {
    constraint: 'verification_once_per_submission',
    on: 'verification',
    breaks: newVerification('MA-T-20261121-AAAC3', 'envio-1'),
  },
  ...[
    ['code', "''"],
    ['email', "''"],
    ['language', "'fr'"],
    ['status', "'nuevo', processed_at = now()"],
  ].map(([column, value]) => ({
    constraint: `verification_${column}_check`,
    on: 'verification',
    breaks: `update verification set ${column} = ${value} where id = ${verification}`,
  })),
  ...["status = 'approved'", "processed_at = now(), status = 'processing'"].map((change) => ({
    constraint: 'verification_check',
    on: 'verification',
    breaks: `update verification set ${change} where id = ${verification}`,
  })),
  { constraint: 'receipt_in_its_place', on: 'receipt', breaks: newReceipt('0, 0') },
  { constraint: 'receipt_round_check', on: 'receipt', breaks: newReceipt('-1, 0') },
  { constraint: 'receipt_position_check', on: 'receipt', breaks: newReceipt('0, 3') },
  {
    constraint: 'receipt_type_check',
    on: 'receipt',
    breaks: "update receipt set type = 'image/svg+xml'",
  },
  { constraint: 'receipt_bytes_check', on: 'receipt', breaks: 'update receipt set bytes = 0' },
  {
    constraint: 'receipt_part_part_check',
    on: 'receipt_part',
    breaks: newPart("128, '\\x00'"),
  },
  {
    constraint: 'receipt_part_bytes_check',
    on: 'receipt_part',
    breaks: newPart("0, ''"),
  },
  {
    constraint: 'receipt_part_bytes_check',
    on: 'receipt_part',
    breaks: newPart("0, decode(repeat('00', 65537), 'hex')"),
  },
  {
    constraint: 'verification_code_code_check',
    on: 'verification_code',
    breaks: `insert into verification_code (code, quote_id) values ('', ${quote})`,
  },
  {
    constraint: 'outbox_dedupe_key',
    on: 'outbox',
    breaks: "insert into outbox (topic, dedupe, payload) values ('mail', 'quote-made 1', '{}')",
  },
  {
    constraint: 'counter_value_check',
    on: 'counter',
    breaks: "update counter set value = 0 where name = 'quote-2026'",
  },
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
    constraint: 'quote_customer_name_check',
    on: 'quote',
    breaks: `update quote set customer_name = 'otra@correo.test' where id = ${quote}`,
  },
  ...[0, 1000].map((pieces) => ({
    constraint: 'product_stock',
    on: 'product',
    breaks: `update product set stock = ${pieces} where id = ${product}`,
  })),
  {
    constraint: 'product_vehicle_is_counted',
    on: 'product',
    breaks: `update product set stock = null where id = ${product}`,
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
    constraint: 'quote_cancelled_while_pending',
    on: 'quote',
    breaks: `update quote set cancelled_at = now(), status = 'approved' where id = ${quote}`,
  },
  {
    constraint: 'event_cancelled_once',
    on: 'event',
    breaks: `${newEvent('quote_id, kind', `${quote}, 'cancelled'`)};
      ${newEvent('quote_id, kind', `${quote}, 'cancelled'`)}`,
  },
  {
    constraint: 'person_role_check',
    on: 'person',
    breaks: `update person set role = 'jefe' where id = ${person}`,
  },
  ...[
    `update person set role = 'agente' where id = ${boss}`,
    `delete from person where id = ${boss}`,
  ].map((breaks) => ({ constraint: 'person_keeps_administrador', on: 'person', breaks })),
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
  {
    constraint: 'product_address',
    on: 'product',
    breaks: newProduct("'kia', 'automobiles', 'Otro'"),
  },
  {
    constraint: 'product_once_per_submission',
    on: 'product',
    breaks: `insert into product (slug, category, name, submission_key) values ('rio', 'automobiles', 'Rio', 'envio-1')`,
  },
  {
    constraint: 'product_import_once_per_submission',
    on: 'product_import',
    breaks: `insert into product_import (submission_key, submission_hash, report) values ('envio-1', 'b', '{}')`,
  },
  {
    constraint: 'product_former_address_category_check',
    on: 'product_former_address',
    breaks: `insert into product_former_address (category, slug, product_id) values ('barcos', 'kia', ${product})`,
  },
  {
    constraint: 'product_category_check',
    on: 'product',
    breaks: newProduct("'otro', 'naves', 'Otro'"),
  },
  {
    constraint: 'product_slug_check',
    on: 'product',
    breaks: newProduct("'Otro Más', 'automobiles', 'Otro'"),
  },
  {
    constraint: 'product_name_check',
    on: 'product',
    breaks: newProduct("'otro', 'automobiles', ''"),
  },
  ...[
    ['price_cents', '0'],
    ['currency', "'CUP'"],
    ['year', '1899'],
    ['provinces', "'{HAB,XXX}'"],
    ['status', "'perdido'"],
    ['specifications', "'[]'"],
    ['pictures', "(select json_agg('{}'::json) from generate_series(1, 21))"],
  ].map(([column, value]) => ({
    constraint: `product_${column}_check`,
    on: 'product',
    breaks: `update product set ${column} = ${value} where id = ${product}`,
  })),
  ...[
    ['notice_title_check', "'', '', '{}', '{}', now(), now() + interval '1 day'"],
    ['notice_text_check', "'a', repeat('a', 601), '{}', '{}', now(), now() + interval '1 day'"],
    ['notice_provinces_check', "'a', '', '{XXX}', '{}', now(), now() + interval '1 day'"],
    ['notice_categories_check', "'a', '', '{}', '{naves}', now(), now() + interval '1 day'"],
    ['notice_lasts', "'a', '', '{}', '{}', now(), now()"],
  ].map(([constraint = '', values = '']) => ({ constraint, on: 'notice', breaks: notice(values) })),
  {
    constraint: 'notice_once_per_submission',
    on: 'notice',
    breaks: `insert into notice (title, ends_at, submission_key) values ('Otro', now() + interval '1 day', 'envio-1')`,
  },
  ...['quote', 'verification'].map((table) => ({
    constraint: `${table}_waits_until`,
    on: table,
    breaks: `update ${table} set awaiting_since = now(), answer_due_at = null`,
  })),
  ...[
    ['saved_reply_title', "'SALUDO', 'a', 'a'"],
    ['saved_reply_title_check', "'', 'a', 'a'"],
    ['saved_reply_text_es_check', "'Otro', '', 'a'"],
    ['saved_reply_text_en_check', "'Otro', 'a', ''"],
  ].map(([constraint = '', values = '']) => ({
    constraint,
    on: 'saved_reply',
    breaks: `insert into saved_reply (title, text_es, text_en) values (${values})`,
  })),
  {
    constraint: 'audit_action_check',
    on: 'audit',
    breaks: `insert into audit (action, subject_kind) values ('', 'quote')`,
  },
  // What would take names out first is stopped.
  ...[
    "'person.role', 'person', 'Ana Ruiz', '{}'",
    "'mail.retry', 'mail', 'Ana, su cotización', '{}'",
    `'quote.assign', 'quote', 'MA-1', '{"assignee": {"from": "Ana Ruiz", "to": null}}'`,
    `'quote.assign', 'quote', 'MA-1', '{"assignee": {"from": null, "to": "Ana Ruiz"}}'`,
  ].map((values) => ({
    constraint: 'audit_names_nobody',
    on: 'audit',
    breaks: `alter table audit disable trigger audit_takes_references;
      insert into audit (action, subject_kind, subject_name, details) values (${values})`,
  })),
  { constraint: 'audit_is_final', on: 'audit', breaks: `update audit set action = 'nada'` },
  { constraint: 'audit_is_final', on: 'audit', breaks: 'delete from audit' },
  {
    constraint: 'audit_is_final',
    on: 'audit',
    drop: 'audit_is_not_emptied',
    breaks: 'truncate audit',
  },
];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** Runs statements as one transaction that is checked to its end, and takes them back. */
async function attempt(...statements: string[]): Promise<string | undefined> {
  const undone = new Error('undone');
  const all = [
    before,
    'set constraints all immediate; set constraints all deferred',
    ...statements,
  ];
  try {
    await database.db.transaction().execute(async (tx) => {
      for (const statement of all) await sql.raw(statement).execute(tx);
      await sql`set constraints all immediate`.execute(tx);
      throw undone;
    });
  } catch (error) {
    if (error === undone) return undefined;
    return error instanceof Error && 'constraint' in error && error.constraint
      ? String(error.constraint)
      : String(error);
  }
  return undefined;
}

describe.each(invariants)('$constraint ($on): $breaks', ({ constraint, on, drop, breaks }) => {
  test('refuses', async () => {
    expect(await attempt(breaks)).toBe(constraint);
  });

  test('is what refuses: without it the same statement passes', async () => {
    expect(await attempt(dropping(on, drop ?? constraint), breaks)).toBeUndefined();
  });
});

test('an event goes only together with its whole quote or verification', async () => {
  expect(await attempt(`delete from quote where id = ${quote}`)).toBeUndefined();
  expect(await attempt(`delete from verification where id = ${verification}`)).toBeUndefined();
});

test('each rule of the database is tried here and explained in docs/invariants.md', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname::text as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('u', 'c')
    union select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace
    union select tgname::text from pg_trigger
      where not tgisinternal and (tgconstraint <> 0 or tgname ~ '(final|emptied)$')`.execute(
    database.db,
  );
  // Keys and orders of arrival are no rules of the business.
  const rules = rows.map(({ name }) => name).filter((name) => !/_(pkey|seq_key)$/.test(name));
  expect(rules.length).toBeGreaterThan(30);
  const tried = invariants.flatMap(({ constraint, drop }) => [constraint, drop ?? constraint]);
  expect(rules.filter((name) => !tried.includes(name))).toEqual([]);
  const page = readFileSync(join(import.meta.dirname, '../docs/invariants.md'), 'utf8');
  expect(rules.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const told = [...page.matchAll(/^\| [^|]+\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(told.filter((name) => !rules.includes(name ?? ''))).toEqual([]);
});

/** A constraint, a trigger or a unique index, whichever it is. */
function dropping(table: string, name: string): string {
  return `do $$ begin
    if exists (select from pg_trigger where tgname = '${name}') then
      drop trigger ${name} on ${table};
    elsif exists (select from pg_constraint where conname = '${name}') then
      alter table ${table} drop constraint ${name};
    else
      drop index ${name};
    end if;
  end $$`;
}
