import { expect, test } from 'vitest';
import { oldestEngines } from '#web/build/engines.ts';
import { styleCheck } from './style-support.ts';

const check = styleCheck(oldestEngines);
const missing = (css: string) => [...check(css)];

test.each([
  ['a{inset:max(1px,var(--a))}', 'inset'],
  ['a{padding-block:var(--a)}', 'padding-block'],
  ['a{float:inline-end}', 'float: inline-end'],
  ['a{height:100dvh}', 'height: dvh'],
  ['a{color:oklch(from var(--a) l c h)}', 'color: oklch'],
  ['a{display:flex;gap:1px}', 'gap in a row'],
  ['@layer a{b{color:red}}', '@layer'],
  ['@container (min-width:1px){a{color:red}}', '@container'],
  ['@media (scripting:none){a{color:red}}', '(scripting)'],
  ['@media (min-width:1px){a{inset:var(--a)}}', 'inset'],
  ['@keyframes a{to{translate:0 1px}}', 'translate'],
  ['a:has(b){color:red}', ':has'],
  ['a:not(b,c){color:red}', ':not(a, b)'],
  ['a:not(:is(b,c)){color:red}', ':is'],
])('%s is too young: %s', (css, name) => {
  expect(missing(css)).toContain(name);
});

test.each([
  'a{height:100vh;height:100dvh}',
  'a{display:grid;gap:1px}',
  'a{display:flex;gap:0}',
  'a:not(b):hover{color:rgb(0 0 0/.5);width:min(3px,var(--a))}',
  '@supports (height:1dvh){a{height:100dvh}}',
  '@media (min-width:1px) and (prefers-reduced-motion:reduce){a{position:sticky}}',
])('%s is old enough, or has a fallback', (css) => {
  expect(missing(css)).toEqual([]);
});
