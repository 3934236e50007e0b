import { type Invariant, quote, verification } from './invariant.ts';

const newVerification = (ticket: string, key: string) =>
  `insert into verification (ticket, code, email, language, answer_due_at, submission_key)
    values ('${ticket}', 'MA-VER-1', 'ana@correo.test', 'es', now(), '${key}')`;
const newReceipt = (values: string) =>
  `insert into receipt (verification_id, round, position, file, type, bytes, sha256)
    values (${verification}, ${values}, 'receipts/b.webp', 'image/webp', 1, 'b')`;
const newPart = (values: string) =>
  `insert into receipt_part (upload_id, part, bytes) values (${verification}, ${values})`;

export const verificationInvariants: Invariant[] = [
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
    ['paid_cents', '0'],
    ['paid_method', "'bitcoin'"],
  ].map(([column, value]) => ({
    constraint: `verification_${column}_check`,
    on: 'verification',
    breaks: `update verification set ${column} = ${value} where id = ${verification}`,
  })),
  ...["'0026-11-20'", 'havana_day(now()) + 1'].map((day) => ({
    constraint: 'verification_paid_on_possible',
    on: 'verification',
    breaks: `update verification set paid_on = ${day} where id = ${verification}`,
  })),
  {
    constraint: 'verification_paid_on_possible',
    on: 'verification',
    breaks: `update verification set order_id = ${quote}, paid_on = '2026-10-31' where id = ${verification}`,
  },
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
];
