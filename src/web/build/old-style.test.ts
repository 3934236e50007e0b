import { expect, test } from 'vitest';
import { oldStyle } from './old-style.ts';

test.each([
  [
    '.a{display:flex;gap:4px}',
    ':not(#a).a>*+*{margin-left:4px}:not(#a).a>svg:first-child{margin-right:4px}:not(#a).a>svg:first-child+:not(svg){margin-left:0}:not(#a).a{gap:0;display:flex}',
  ],
  [
    '.a{display:flex;flex-direction:column;gap:var(--b) 2px}',
    ':not(#a).a>*+*{margin-top:var(--b)}:not(#a).a{flex-direction:column;gap:0;display:flex}',
  ],
  [
    '.a{display:flex;flex-wrap:wrap;gap:3px var(--b)}',
    ':not(#a).a>*{margin-right:var(--b);margin-bottom:3px}:not(#a).a{flex-wrap:wrap;gap:0;display:flex}',
  ],
  ['.a{display:grid;gap:4px}', ':not(#a).a{gap:4px;display:grid}'],
  ['.a{padding-block:var(--b)}', ':not(#a).a{padding-top:var(--b);padding-bottom:var(--b)}'],
  [
    '.a{inset:max(8px,var(--b)) 1px auto}',
    ':not(#a).a{top:max(8px,var(--b));bottom:auto;left:1px;right:1px}',
  ],
  ['.a{inset:0 1px}', ':not(#a).a{top:0;bottom:0;left:1px;right:1px}'],
])('%s in a browser of 2020', (css, old) => {
  expect(oldStyle(css)).toContain(old);
});

test('a dialog stays closed where it is an unknown element', () => {
  expect(oldStyle('')).toContain('dialog:not(#a):not([open]){display:none}');
});
