import { expect, test } from 'vitest';
import { createLog, errorFacts, jobErrorFacts } from './log.ts';

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

const refusedLine = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:443'), {
  code: 'ECONNREFUSED',
});
const strangeCertificate = Object.assign(new Error('unable to verify the first certificate'), {
  code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
});
const unknownHost = Object.assign(new Error('getaddrinfo ENOTFOUND id.empresa.test'), {
  code: 'ENOTFOUND',
});

test.each<[string, unknown, string]>([
  [
    'a closed port',
    new TypeError('fetch failed', { cause: refusedLine }),
    'ECONNREFUSED connect ECONNREFUSED 127.0.0.1:443',
  ],
  [
    'both addresses of a host',
    new TypeError('fetch failed', { cause: new AggregateError([refusedLine, refusedLine]) }),
    ' < ECONNREFUSED connect ECONNREFUSED 127.0.0.1:443',
  ],
  [
    'a certificate, two errors down',
    new Error('discovery failed', {
      cause: new TypeError('fetch failed', { cause: strangeCertificate }),
    }),
    'fetch failed < UNABLE_TO_VERIFY_LEAF_SIGNATURE unable to verify the first certificate',
  ],
  [
    'a name that nobody knows',
    new TypeError('fetch failed', { cause: unknownHost }),
    'ENOTFOUND getaddrinfo ENOTFOUND id.empresa.test',
  ],
])('an error says what it comes from: %s', (_, error, cause) => {
  expect(errorFacts(error).cause).toBe(cause);
});

test('causes that go round in a circle have an end', () => {
  const error = new Error('again');
  error.cause = error;
  expect(errorFacts(error).cause).toBe('again < again < again < again < again');
});

const reply = (code: string, response: string, originalCode?: string) =>
  Object.assign(new Error(`Can't send mail: ${response}`), { code, response, originalCode });
const provider = (error: string, error_description?: string) =>
  Object.assign(new Error('server responded with an error'), { error, error_description });

test.each<[string, unknown, { code?: string; said: string }]>([
  [
    'an address that is none',
    reply('EENVELOPE', '550 5.1.1 <yanet@correo.test>: Recipient address rejected: User unknown'),
    { code: 'EENVELOPE', said: '550 5.1.1 … Recipient address rejected: User unknown' },
  ],
  [
    'a full mailbox, named',
    reply('EENVELOPE', '452-4.2.2 The mailbox of Yanet Pérez is full, try again later'),
    { code: 'EENVELOPE', said: '452-4.2.2 The mailbox of … is full, try again later' },
  ],
  [
    'a server that is away',
    Object.assign(new Error('connect ECONNREFUSED 203.0.113.77:25'), {
      code: 'ESOCKET',
      originalCode: 'ECONNREFUSED',
    }),
    { code: 'ESOCKET ECONNREFUSED', said: 'connect …' },
  ],
  [
    'a file store',
    Object.assign(
      new Error('the file store does not answer', {
        cause: new TypeError('fetch failed', { cause: refusedLine }),
      }),
      { code: 'ETIMEDOUT' },
    ),
    { code: 'ETIMEDOUT ECONNREFUSED', said: 'connect …' },
  ],
  ['no error', 'Yanet Pérez', { said: '…' }],
])('why a job failed, and of nobody: %s', (_, error, facts) => {
  expect(jobErrorFacts(error)).toEqual({ code: undefined, ...facts });
});

test.each<[string, Error, string]>([
  [
    'a wrong secret',
    provider('invalid_client', 'Client authentication failed'),
    'invalid_client Client authentication failed',
  ],
  [
    'another address to return to',
    new Error('exchange failed', {
      cause: provider('invalid_request', 'redirect_uri does not match: tienda.test'),
    }),
    'invalid_request redirect_uri does not match: …',
  ],
  [
    'a person',
    provider('access_denied', 'User Yanet Pérez (+53 5 123 4567, bZx3kQ0) is not allowed'),
    'access_denied User … is not allowed',
  ],
  ['anything instead of a word', provider('yanet@correo.test'), '…'],
])('what a provider said, and of nobody: %s', (_, error, said) => {
  expect(errorFacts(error).said).toBe(said);
});
