import { expect, test } from 'vitest';
import { codeOfNumber, figuresOf, isWholeCode, readableCode } from './code.ts';

const some = [0, 7, 1234567, 9_999_999, 4_815_162, 1_000_001];

test.each(some)('%i: its code is whole, also as people write it', (number) => {
  const code = codeOfNumber(number);
  expect(code).toMatch(/^\d{8}$/);
  for (const written of [code, readableCode(code), `${code.slice(0, 2)}-${code.slice(2)} `]) {
    expect([written, isWholeCode(written), figuresOf(written)]).toEqual([written, true, code]);
  }
});

test.each(some)('%i: one wrong figure, or two neighbours exchanged, is no code', (number) => {
  const code = codeOfNumber(number);
  for (let at = 0; at < code.length; at += 1) {
    for (const figure of '0123456789') {
      const slip = code.slice(0, at) + figure + code.slice(at + 1);
      expect([slip, isWholeCode(slip)]).toEqual([slip, slip === code]);
    }
    const [one = '', other = ''] = code.slice(at, at + 2);
    const turned = code.slice(0, at) + other + one + code.slice(at + 2);
    if (other && one !== other) expect([turned, isWholeCode(turned)]).toEqual([turned, false]);
  }
});

test.each(['', '1234', '123456789', 'abcdefgh', '12 34 56 7x'])('"%s" is no code', (typed) => {
  expect(isWholeCode(typed)).toBe(false);
});
