import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patternsIn, whySlow } from './linear-patterns.ts';

const own = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\btesting\//.test(file);

test('each pattern of the shop takes linear time', () => {
  const all = globSync('src/**/*.{ts,tsx}')
    .filter(own)
    .flatMap((file) => patternsIn(file));
  expect(all.length).toBeGreaterThan(300);
  const slow = all.flatMap((pattern) => {
    const why = whySlow(pattern);
    return why === undefined ? [] : [`${pattern.file}: /${pattern.source}/${pattern.flags} ${why}`];
  });
  expect(slow).toEqual([]);
}, 120_000);

const number = String.raw`(?:\d{1,3}(?:[ ,]\d{3})+|\d+(?:[.,]\d+)?)`;

test.each([
  ['a text that begins anew at each character', '[^\\w-]+$', 'u'],
  ['two that compete', '^\\S+@\\S+\\.\\S+$', ''],
  ['a number that can be read in two ways, joined', `${number}(?:(?: × | a )${number})* km`, 'g'],
  ['the same, behind what must not follow', `(?:${number} × )*(?!x)y`, 'gu'],
  ['a repetition in another', '(?:\\d+)*$', ''],
  ['parts of which two are a third', '^(?:a|b|ab)*$', ''],
])('%s is found', (_, source, flags) => {
  expect(whySlow({ source, flags })).toBeDefined();
});

test.each([
  ['(?<!\\d)\\d+(?:\\.\\d+)?', ''],
  ['^[a-z0-9]+(?:-[a-z0-9]+)*$', ''],
  ['"(?:[^"\\\\]|\\\\.)*"', 's'],
  ['\\b\\w+(?:-\\w+)+', ''],
])('%s is let through', (source, flags) => {
  expect(whySlow({ source, flags })).toBeUndefined();
});

test('patterns are found where they are written, in templates too', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  const code = 'const a = /b+/g; new RegExp(`^${name}[^;]*$`, "u"); // /c/';
  expect(patternsIn('x.ts', code).map(({ source, flags }) => [source, flags])).toEqual([
    ['b+', 'g'],
    ['^x[^;]*$', 'u'],
  ]);
});
