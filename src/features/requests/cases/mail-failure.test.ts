import { expect, test } from 'vitest';
import { mailFailure } from './mail-failure.ts';

test.each([
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 <ana@x.test>: User unknown",
    'address',
  ],
  ["Can't send mail - all recipients were rejected: 550 No such user here", 'address'],
  ['Message failed: 553 5.1.3 The address is not valid', 'address'],
  ['Message failed: 552 5.2.2 Over quota', 'full'],
  ['Message failed: 452 4.2.2 The email account is over quota', 'full'],
  ['Message failed: 550 5.7.26 This mail is unauthenticated', 'refused'],
  ['Message failed: 554 Transaction failed', 'refused'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'signIn'],
  ['Mail command failed: 530 5.7.0 Must issue a STARTTLS command first', 'signIn'],
  [
    "Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted, try again later",
    'later',
  ],
  ['Message failed: 421 Too many connections', 'later'],
  ['connect ECONNREFUSED 10.0.0.5:587', 'line'],
  ['getaddrinfo ENOTFOUND mail.example', 'line'],
  ['Greeting never received', 'line'],
  ['Connection timeout', 'line'],
  ['read ECONNRESET', 'line'],
  ['x', 'other'],
])('%s: %s', (said, failure) => {
  expect(mailFailure(said)).toBe(failure);
});
