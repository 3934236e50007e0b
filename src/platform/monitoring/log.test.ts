import { expect, test } from 'vitest';
import { createLog, errorFacts } from './log.ts';

const logged = (error: unknown) => JSON.stringify(errorFacts(error));

test('one event is one line of JSON, whatever stands in it', () => {
  const lines: string[] = [];
  createLog((line) => lines.push(line)).error('broken', { error: 'a\nb\u2028c', code: undefined });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    level: 'error',
    event: 'broken',
    error: 'a\nb\u2028c',
  });
});

test('an error says what, where and of which kind', () => {
  const error = Object.assign(new RangeError('too many rows'), {
    code: '23505',
    constraint: 'quote_reference_once',
    table: 'quote',
    detail: 'Key (email)=(yanet@correo.test) already exists.',
  });
  expect(errorFacts(error)).toEqual({
    kind: 'RangeError',
    error: 'too many rows',
    code: '23505',
    constraint: 'quote_reference_once',
    table: 'quote',
    column: undefined,
    stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/),
  });
});

/** Returns a library's error about somebody's text. */
function complaintOf(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

test.each<[string, unknown]>([
  ['JSON, whole', complaintOf(() => JSON.parse('Yanet Pérez'))],
  ['JSON, cut', complaintOf(() => JSON.parse(`{"name": Yanet ${'Pérez'.repeat(20)}`))],
  ['a database', new Error('invalid input syntax for type uuid: "Yanet \\" Pérez"')],
  ['a database, unclosed', new Error('unterminated quoted string at "Yanet Pérez')],
  ['a mail server', new Error('550 5.1.1 <yanet@correo.test>: no such user')],
  ['a phone', new Error('not a number: +53 (5) 123-4567')],
  ['a secret', new Error('no session bZx3kQ0yJH1xw2r8dT5uVn7mPq4sLc6f')],
  ['an address', new Error('GET /api/callback?code=yanet&state=perez failed')],
  ['a stack made up', new Error('no\n    at Yanet Pérez (yanet@correo.test)\n    at 5123456789')],
  ['no error', 'Yanet Pérez'],
])('what it quotes is not told: %s', (_, error) => {
  expect(logged(error)).not.toMatch(/yanet|pérez|perez|correo|4567|bZx3|5123456789/i);
});

test('words of ours stay', () => {
  expect(errorFacts(new Error('connect ECONNREFUSED 127.0.0.1:5432')).error).toBe(
    'connect ECONNREFUSED 127.0.0.1:5432',
  );
});
