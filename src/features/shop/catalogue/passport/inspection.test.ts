import { expect, test } from 'vitest';
import { inspectionPoints, type Point, type Points, pointNames, resultOf } from './inspection.ts';

const body = (...states: (Point['state'] | undefined)[]): Points =>
  Object.fromEntries(
    states.flatMap((state, at) =>
      state ? [[inspectionPoints.body[at], { state, note: null }]] : [],
    ),
  );
const ok = (count: number) => Array.from({ length: count }, () => 'ok' as const);

test('there are forty points, each once', () => {
  expect(new Set(pointNames).size).toBe(40);
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
  expect(resultOf('body', points).grade).toBe(grade);
});
