import { expect, test } from 'vitest';
import { raised } from './raise-style.ts';
import { readStyle } from './read-style.ts';

test.each([
  ['.a{top:0}', ':not(#a).a'],
  ['p.a>b{top:0}', 'p:not(#a).a > b'],
  ['::backdrop{top:0}', ':not(#a)::backdrop'],
  ['@media print{.a,.b{top:0}}', ':not(#a).a, :not(#a).b'],
])('%s wins over the style of the kit, without a layer', (css, selector) => {
  expect(raised(css)).toContain(selector);
});

test('old browsers read widths as they were written then', () => {
  const [group] = readStyle('@media (width >= 640px){.a{top:0}}', { chrome: 80 << 16 });
  expect(group).toMatchObject({ head: '@media (min-width:640px)' });
});
