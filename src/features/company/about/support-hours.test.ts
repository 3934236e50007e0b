import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerDue, isSupportOpen } from './support-hours.ts';

const due = (from: string) => answerDue(new Date(from)).toISOString();

test.each([
  ['on Tuesday morning: Wednesday, same time', '2026-11-17T15:30:00Z', '2026-11-18T15:30:00.000Z'],
  ['at night: a day after the opening', '2026-11-17T04:00:00Z', '2026-11-18T13:00:00.000Z'],
  ['on Friday at noon: Saturday at noon', '2026-11-20T17:00:00Z', '2026-11-21T17:00:00.000Z'],
  ['on Friday afternoon: Monday at ten', '2026-11-20T20:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['on Friday at 17:59: Monday at ten', '2026-11-20T22:59:00Z', '2026-11-23T15:00:00.000Z'],
  ['on Friday at 18:01: Monday at ten', '2026-11-20T23:01:00Z', '2026-11-23T15:00:00.000Z'],
  ['on Thursday night: Saturday at nine', '2026-11-20T00:30:00Z', '2026-11-21T14:00:00.000Z'],
  ['early on Friday: Saturday at nine', '2026-11-20T13:10:00Z', '2026-11-21T14:00:00.000Z'],
  ['on Friday at nine: Saturday at nine', '2026-11-20T14:00:00Z', '2026-11-21T14:00:00.000Z'],
  ['on Saturday: Monday at ten', '2026-11-21T15:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['on Saturday afternoon: Tuesday at eight', '2026-11-21T20:00:00Z', '2026-11-24T13:00:00.000Z'],
  ['on Sunday at noon: Tuesday at eight', '2026-11-22T17:00:00Z', '2026-11-24T13:00:00.000Z'],
  ['at closing time: the next closing time', '2026-11-17T23:00:00Z', '2026-11-18T23:00:00.000Z'],
  ['a minute later: the morning after', '2026-11-17T23:01:00Z', '2026-11-19T13:00:00.000Z'],
  ['at 23:59 in Havana: as at 00:01', '2026-11-18T04:59:00Z', '2026-11-19T13:00:00.000Z'],
  ['at 00:01 in Havana: as at 23:59', '2026-11-18T05:01:00Z', '2026-11-19T13:00:00.000Z'],
  ['when summer time begins', '2026-03-07T16:00:00Z', '2026-03-09T14:00:00.000Z'],
  ['closed, when summer time begins', '2026-03-07T20:00:00Z', '2026-03-10T12:00:00.000Z'],
  ['when summer time ends', '2026-10-31T15:00:00Z', '2026-11-02T15:00:00.000Z'],
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

const openAt = (at: number) => isSupportOpen(new Date(at));
const hour = 60 * minute;
/** The first open minute from a moment on: no day is open for less than an hour. */
const opening = (at: number) => {
  if (openAt(at)) return at;
  let next = at;
  while (!openAt(next + hour)) next += hour;
  while (!openAt(next)) next += minute;
  return next;
};

/** The decision's own words. */
const literally = (at: number) => {
  const first = opening(at) + 24 * hour;
  return openAt(first) ? first : opening(first) + 2 * hour;
};

test('the promise ends in support hours: 24 hours after arrival or opening, else two after the next', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const ends = answerDue(new Date(at * minute)).getTime();
      expect(openAt(ends)).toBe(true);
      expect(ends).toBeGreaterThanOrEqual(opening(at * minute) + 24 * hour);
      // Saturday opens an hour after Friday. The decision alone would make a message wait until
      // eleven that is answered at nine, like one of Friday at nine.
      const early = literally(at * minute) - ends;
      expect([0, 2 * hour]).toContain(early);
      if (early) expect(literally(ends - 24 * hour)).toBe(ends);
    }),
    { numRuns: 200 },
  );
});

test('what arrives later is never promised earlier', () => {
  fc.assert(
    fc.property(moment, fc.nat(6000), (at, later) => {
      const one = answerDue(new Date(at * minute)).getTime();
      const other = answerDue(new Date((at + later) * minute)).getTime();
      expect(other).toBeGreaterThanOrEqual(one);
    }),
    { numRuns: 2000 },
  );
});
