import { expect, test } from 'vitest';
import { checklistOf, type Point, type Points, pointNames, resultOf } from './inspection.ts';

const [[, bodyPoints] = ['body', []]] = checklistOf('automobiles');
const body = (...states: (Point['state'] | undefined)[]): Points =>
  Object.fromEntries(
    states.flatMap((state, at) => (state ? [[bodyPoints[at], { state, note: null }]] : [])),
  );
const ok = (count: number) => Array.from({ length: count }, () => 'ok' as const);

test.each([
  ['automobiles', 40],
  ['motocicletas', 27],
  ['triciclos', 24],
  ['electrodomesticos', 0],
] as const)('of %s there are %i points, each once, and each can be written', (category, count) => {
  const names = checklistOf(category).flatMap(([, points]) => points);
  expect([names.length, new Set(names).size]).toEqual([count, count]);
  expect(pointNames).toEqual(expect.arrayContaining(names));
});

test.each([
  ['all are good', body(...ok(10)), 'A'],
  ['a fifth is worn', body(...ok(8), 'worn', 'worn'), 'A'],
  ['more is worn', body(...ok(7), 'worn', 'worn', 'worn'), 'B'],
  ['one fails', body(...ok(9), 'fault'), 'C'],
  ['more fail', body(...ok(8), 'fault', 'fault'), 'D'],
  ['half was looked at', body(...ok(5)), 'A'],
  ['less was looked at', body(...ok(3), 'fault'), undefined],
  ['nothing was looked at', {}, undefined],
])('the grade of an area where %s', (_, points, grade) => {
  expect(resultOf(bodyPoints, points).grade).toBe(grade);
});
