import { type Invariant, person, quote } from './invariant.ts';

const hash = (sign: string) => `'${sign.repeat(64)}'`;
const offer = "'00000000-0000-4000-8000-00000000000a'";
const newDocument = (values: string) =>
  `insert into document (kind, offer_id, number, quote_id, revision, language, total_cents, sha256, bytes)
    values (${values})`;
const request = newDocument(
  `'request', null, 'MA-DOC-1', ${quote}, 0, 'es', 10000, ${hash('a')}, 30000`,
);
const drawn = (sql: string) => `${request}; ${sql}`;

export const documentInvariants: Invariant[] = [
  ...[
    ['kind', `'receipt', null, 'MA-DOC-2', ${quote}, 0, 'es', 1, ${hash('b')}, 1`],
    ['language', `'request', null, 'MA-DOC-2', ${quote}, 0, 'fr', 1, ${hash('b')}, 1`],
    ['total_cents', `'request', null, 'MA-DOC-2', ${quote}, 0, 'es', -1, ${hash('b')}, 1`],
    ['bytes', `'request', null, 'MA-DOC-2', ${quote}, 0, 'es', 1, ${hash('b')}, 0`],
    ['sha256', `'request', null, 'MA-DOC-2', ${quote}, 0, 'es', 1, 'b', 1`],
  ].map(([column, values = '']) => ({
    constraint: `document_${column}_check`,
    on: 'document',
    breaks: newDocument(values),
  })),
  {
    constraint: 'document_is_of_one',
    on: 'document',
    breaks: newDocument(`'offer', null, 'MA-DOC-2', ${quote}, 0, 'es', 1, ${hash('b')}, 1`),
  },
  {
    constraint: 'document_number_once',
    on: 'document',
    breaks: drawn(
      newDocument(`'request', null, 'MA-DOC-1', ${quote}, 1, 'es', 1, ${hash('b')}, 1`),
    ),
  },
  {
    constraint: 'document_content_once',
    on: 'document',
    breaks: drawn(
      newDocument(`'request', null, 'MA-DOC-2', ${quote}, 1, 'es', 1, ${hash('a')}, 1`),
    ),
  },
  {
    constraint: 'document_request_once',
    on: 'document',
    breaks: drawn(
      newDocument(`'request', null, 'MA-DOC-2', ${quote}, 0, 'es', 1, ${hash('b')}, 1`),
    ),
  },
  {
    constraint: 'document_offer_once',
    on: 'document',
    breaks: [
      `insert into offer (id, quote_id, version, number, language, valid_until, terms_version, made_by)
        values (${offer}, ${quote}, 1, 'MA-TX-2026-000001-O1', 'es', now(), '1', ${person})`,
      ...['1', '2'].map((number) =>
        newDocument(
          `'offer', ${offer}, 'MA-DOC-${number}', ${quote}, 0, 'es', 1, ${hash(number)}, 1`,
        ),
      ),
    ].join('; '),
  },
  {
    constraint: 'document_is_final',
    on: 'document',
    breaks: drawn('update document set total_cents = 1'),
  },
  { constraint: 'document_is_final', on: 'document', breaks: drawn('delete from document') },
];
