import { describe, expect, test } from 'vitest';
import { readStyle } from '../build/read-style.ts';
import { readMarkup, usedStyle } from './used-style.ts';

const used = (css: string, html: string, plain = false) =>
  usedStyle([readStyle(css)], readMarkup(html), plain).join('');

describe('the style that a page carries', () => {
  test('is what its classes and tags can match, in the same order', () => {
    const css = '.card{color:red}.card .price{top:0}table td{left:0}p{margin:0}.other{top:1px}';
    expect(used(css, '<p class="card tall"><b class="price">')).toBe(
      '.card{color:red}.card .price{top:0}p{margin:0}',
    );
  });

  test('loses single selectors of a rule, and groups that are empty then', () => {
    const css =
      '@supports (top:0){.a,.b>i,.c:not(.d,.e) em{top:0}@media (width>4px){.b{top:0}}}@media print{.a{top:1px}}';
    expect(used(css, '<i class="a"><em class="c">')).toBe(
      '@supports (top:0){.a,.c:not(.d,.e) em{top:0}}@media print{.a{top:1px}}',
    );
  });

  test('keeps what depends on a state, an attribute or what only might be there', () => {
    const css =
      '.a:not(.gone){top:0}:is(.x,.y:not(.z)) .a{left:0}.a[data-x=b\\ c]:hover:before{top:0}#id{left:0}*,:after{top:0}';
    expect(used(css, '<i class="a">')).toBe(css);
  });

  test('loses what needs an attribute that nothing has and only React would add', () => {
    const css = '.a [aria-invalid],.a:has([aria-invalid]),.a:has(:disabled),.a [rel=prev]{top:0}';
    expect(used(css, '<i class="a">')).toBe('');
    expect(used(css, '<i class="a"><b aria-invalid="true">')).toBe(
      '.a [aria-invalid],.a:has([aria-invalid]){top:0}',
    );
    expect(used(css, '<i class="a"><b disabled="" rel="prev">')).toBe(
      '.a:has(:disabled),.a [rel=prev]{top:0}',
    );
    const kept = '.a:not(:disabled,:has([aria-invalid])),.a [aria-busy]{top:0}';
    expect(used(kept, '<i class="a">')).toBe(kept);
  });

  test('goes without mouse and paper where it is to be plain', () => {
    const css = '.a:hover,.a:focus,.a:not(:active){top:0}@media print{.a{top:0}}';
    expect(used(css, '<i class="a">', true)).toBe('.a:focus,.a:not(:active){top:0}');
  });

  test('loses animations and properties that nothing names', () => {
    const css =
      ':root{--a:1px;--b:var(--a);--c:2px}@keyframes turn{0%{top:0}to{top:1px}}@keyframes rest{to{top:0}}.a{top:var(--c);animation:1s turn}.b{left:var(--b)}';
    expect(used(css, '<i class="a">')).toBe(
      ':root{--c:2px}@keyframes turn{0%{top:0}to{top:1px}}.a{top:var(--c);animation:1s turn}',
    );
    expect(used(css, '<i class="a b">')).toContain('--a:1px;--b:var(--a)');
  });

  test('keeps properties that the reader of style does not know', () => {
    const css = '.a{content-visibility:auto;top:0}';
    expect(used(css, '<i class="a">')).toBe(css);
  });

  test('names cross the sheets: a property is kept for whatever sheet uses it', () => {
    const sheets = [readStyle(':root{--a:1px;--b:2px}'), readStyle('.a{top:var(--a)}')];
    expect(usedStyle(sheets, readMarkup('<i class="a">'))).toEqual([
      ':root{--a:1px}',
      '.a{top:var(--a)}',
    ]);
  });
});
