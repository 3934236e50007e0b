import { expect, test } from 'vitest';
import { maxMessageLength } from './case-limits.ts';
import { charactersLeft, messageProblem } from './message-text.ts';
import { caseTexts } from './messages.ts';
import { NewMessage } from './schema.ts';

test.each([
  [0, 2000, false, 2000],
  [1799, 201, false, 250],
  [1800, 200, true, 200],
  [1801, 199, true, 200],
  [1999, 1, true, 50],
  [2000, 0, true, 50],
  [2007, -7, true, 50],
])('%i characters leave room for %i', (written, left, isShown, announced) => {
  expect(charactersLeft('x'.repeat(written))).toEqual({ left, isShown, announced });
});

test('the form counts as the server does', () => {
  for (const text of ['x'.repeat(maxMessageLength), ` ${'ñ'.repeat(maxMessageLength)}\n`]) {
    expect(charactersLeft(text).left).toBe(0);
    expect(NewMessage.safeParse({ text }).success).toBe(true);
    expect(NewMessage.safeParse({ text: `${text.trim()}x` }).success).toBe(false);
  }
});

test.each(['', ' \n', '\u200b\u2060', '\u202e'])('a message of %j says nothing', (text) => {
  expect(messageProblem(text, 'es')).toBe(caseTexts.es.empty);
  expect(NewMessage.safeParse({ text }).error?.issues[0]?.message).toContain(caseTexts.en.empty);
  expect(messageProblem(`${text}👨‍👩‍👧`, 'es')).toBeUndefined();
});
