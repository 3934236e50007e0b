import type { Invariant } from './invariant.ts';

const notice = (values: string) =>
  `insert into notice (title, text, provinces, categories, starts_at, ends_at) values (${values})`;

export const recordInvariants: Invariant[] = [
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
  ...[
    ['search_synonym_once', "'Carro', 'carro', '{a}'"],
    ['search_synonym_key_check', "'Otro', 'Otro', '{a}'"],
    ['search_synonym_word_check', "'', 'otro', '{a}'"],
    ['search_synonym_meanings_check', "'otro', 'otro', '{}'"],
  ].map(([constraint = '', values = '']) => ({
    constraint,
    on: 'search_synonym',
    breaks: `insert into search_synonym (word, key, meanings) values (${values})`,
  })),
  ...[
    ['province_delivery_province_check', "'MIA', 'a', 'a', 'a', 'a', 1, 2"],
    ['province_delivery_texts', "'HOL', 'a', '', 'a', 'a', 1, 2"],
    ['province_delivery_days', "'HOL', 'a', 'a', 'a', 'a', 2, 1"],
  ].map(([constraint = '', values = '']) => ({
    constraint,
    on: 'province_delivery',
    breaks: `insert into province_delivery values (${values})`,
  })),
  ...[
    '[]',
    '{"title": null}',
    '{"title": {"value": "clean", "on": "2026-11-12"}}',
    '{"title": {"value": "", "source": "title", "on": "2026-11-12"}}',
    '{"title": {"value": "clean", "source": "title", "on": "ayer"}}',
  ].map((facts) => ({
    constraint: 'product_passport_facts',
    on: 'product_passport',
    breaks: `insert into product_passport (product_id, facts) select id, '${facts}' from product limit 1`,
  })),
  ...[
    ['points', '[]'],
    ['points', '{"hood": {"note": "a"}}'],
    ['points', '{"hood": {"state": "gold"}}'],
    ['marks', '{}'],
    ['marks', '[{"zone": "hood"}]'],
    ['marks', '["hood"]'],
  ].map(([column, value]) => ({
    constraint: `product_passport_${column}`,
    on: 'product_passport',
    breaks: `insert into product_passport (product_id, ${column}) select id, '${value}' from product limit 1`,
  })),
  {
    constraint: 'drawn_picture_hash',
    on: 'drawn_picture',
    breaks: "insert into drawn_picture (hash) values ('a.png')",
  },
  {
    constraint: 'audit_action_check',
    on: 'audit',
    breaks: `insert into audit (action, subject_kind) values ('', 'quote')`,
  },
  // Names must not be removed first.
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
