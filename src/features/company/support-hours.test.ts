import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerDue, isOpen } from './support-hours.ts';

const due = (from: string) => answerDue(new Date(from)).toISOString();

test.each([
  ['on Tuesday morning: Wednesday, same time', '2026-11-17T15:30:00Z', '2026-11-18T15:30:00.000Z'],
  ['at night: when support opens', '2026-11-17T04:00:00Z', '2026-11-18T13:00:00.000Z'],
  ['on Friday at noon: Saturday at noon', '2026-11-20T17:00:00Z', '2026-11-21T17:00:00.000Z'],
  ['on Friday afternoon: Monday at eight', '2026-11-20T20:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['early on Friday: Saturday at nine', '2026-11-20T13:10:00Z', '2026-11-21T14:00:00.000Z'],
  ['on Saturday: Monday at eight', '2026-11-21T15:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['on Sunday at noon: Monday at noon', '2026-11-22T17:00:00Z', '2026-11-23T17:00:00.000Z'],
  ['at closing time: the next closing time', '2026-11-17T23:00:00Z', '2026-11-18T23:00:00.000Z'],
  ['a minute later: the morning after', '2026-11-17T23:01:00Z', '2026-11-19T13:00:00.000Z'],
  ['when summer time begins', '2026-03-07T16:00:00Z', '2026-03-09T12:00:00.000Z'],
  ['when summer time ends', '2026-10-31T15:00:00Z', '2026-11-02T13:00:00.000Z'],
])('what arrives %s', (_, from, expected) => {
  expect(due(from)).toBe(expected);
});

/** Any minute of some years, and often one near a change of the clocks. */
const minute = 60_000;
const changes = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'].map((day) =>
  Date.parse(`${day}T06:00:00Z`),
);
const moment = fc.oneof(
  fc.integer({ min: Date.parse('2026-01-01') / minute, max: Date.parse('2031-01-01') / minute }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -6000, max: 6000 }))
    .map(([change, minutes]) => change / minute + minutes),
);

test('the promise ends in support hours, at least 24 hours later, and not a minute too late', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const from = at * minute;
      const ends = answerDue(new Date(from)).getTime();
      const first = from + 24 * 60 * minute;
      expect(isOpen(new Date(ends))).toBe(true);
      expect(ends).toBeGreaterThanOrEqual(first);
      // Closed on Saturday at two, open on Monday at eight: 42 hours, 43 when a clock goes back.
      expect(ends - first).toBeLessThanOrEqual(43 * 60 * minute);
      for (let before = first; before < ends; before += 15 * minute) {
        expect(isOpen(new Date(before))).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

test('what arrives later is never promised earlier', () => {
  fc.assert(
    fc.property(moment, fc.nat(6000), (at, later) => {
      const one = answerDue(new Date(at * minute));
      const other = answerDue(new Date((at + later) * minute));
      expect(other.getTime()).toBeGreaterThanOrEqual(one.getTime());
    }),
  );
});
