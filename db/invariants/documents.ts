import { type Invariant, quote } from './invariant.ts';

const hash = (sign: string) => `'${sign.repeat(64)}'`;
const offer = '(select id from offer order by number limit 1)';
const newDocument = (values: string) =>
  `insert into document (kind, offer_id, number, quote_id, revision, language, total_cents, sha256, bytes)
    values (${values})`;
const request = newDocument(
  `'request', null, 'MA-DOC-1', ${quote}, 0, 'es', 10000, ${hash('a')}, 30000`,
);
const drawn = (sql: string) => `${request}; ${sql}`;

const bank = `(select id from ledger_entry where kind = 'payment' and method = 'bank')`;
const moneyPaper = (kind: string, { entry = 'null', key = 'null', cents = 600 }, number = '1') => `
  insert into document (kind, entry_id, content_key, number, quote_id, language, total_cents, sha256, bytes)
    values ('${kind}', ${entry}, ${key}, 'MA-DOC-${number}', ${quote}, 'es', ${cents}, ${hash(number)}, 1)`;

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
  {
    constraint: 'document_content_key_check',
    on: 'document',
    breaks: moneyPaper('statement', { key: "'x'" }),
  },
  {
    constraint: 'document_entry_once',
    on: 'document',
    breaks: `${moneyPaper('payment', { entry: bank })}; ${moneyPaper('payment', { entry: bank }, '2')}`,
  },
  ...['statement', 'shipment'].map((kind) => ({
    constraint: `document_${kind}_once`,
    on: 'document',
    breaks: `${moneyPaper(kind, { key: hash('c') })}; ${moneyPaper(kind, { key: hash('c') }, '2')}`,
  })),
  ...[
    moneyPaper('refund', { entry: bank }),
    moneyPaper('payment', { entry: bank, cents: 601 }),
  ].map((breaks) => ({ constraint: 'document_fits_entry', on: 'document', breaks })),
  { constraint: 'document_is_final', on: 'document', breaks: drawn('delete from document') },
];
