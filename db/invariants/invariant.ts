import { longOfStaff } from '#features/people/accounts/server/testing/staff.ts';

/** A rule that the database itself keeps, and a statement that would break it. */
export interface Invariant {
  constraint: string;
  on: string;
  /** The trigger or index that keeps it, where that has another name. */
  drop?: string;
  breaks: string;
}

export const person = "'00000000-0000-4000-8000-000000000001'";
export const product = "'00000000-0000-4000-8000-000000000002'";
export const quote = "'00000000-0000-4000-8000-000000000003'";
export const verification = "'00000000-0000-4000-8000-000000000005'";
/** Ends the quotation. */
export const cancelled = `insert into event (quote_id, actor, kind) values (${quote}, 'customer', 'cancelled')`;
export const boss = "'00000000-0000-4000-8000-000000000009'";
/** Another administrador; another account of `boss`; and an administrador of today. */
export const second = "'00000000-0000-4000-8000-00000000000c'";
export const bossAgain = "'00000000-0000-4000-8000-00000000000d'";
export const newcomer = "'00000000-0000-4000-8000-00000000000e'";

const administrador = (id: string, subject: string, email = `${subject}@correo.test`) => `
  insert into person (id, issuer, subject, email, email_verified, role)
    values (${id}, 'https://id.test', '${subject}', '${email}', true, 'administrador');`;

/** Rows that are in the database before each of the statements. */
export const before = `
  insert into person (id, issuer, subject, email) values (${person}, 'https://id.test', 'ana', 'ana@correo.test');
  ${administrador(boss, 'marta')} ${administrador(second, 'luis')}
  ${administrador(bossAgain, 'marta-2', 'Marta@correo.test')} ${longOfStaff};
  ${administrador(newcomer, 'nuevo')}
  insert into idp_account (subject, email, first_name, last_name) values ('s', 'ana@correo.test', 'Ana', 'Ruiz');
  insert into product (id, slug, category, name, price_cents, submission_key) values (${product}, 'kia', 'automobiles', 'Kia', 5000, 'envio-1');
  insert into quote (id, reference, person_id, customer_name, customer_email, province, language, subtotal_cents, total_cents, submission_key, created_at)
    values (${quote}, 'MA-TX-2026-000001', ${person}, 'Ana', 'ana@correo.test', 'HAB', 'es', 10000, 10000, 'envio-1', '2026-11-01 12:00Z');
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
