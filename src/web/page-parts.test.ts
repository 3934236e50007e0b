import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutPage, joinPage } from './page-parts.ts';
import { findParts } from './server/find-parts.ts';

const style = `<style>${'a{color:red}'.repeat(20)}</style>`;
const menu = `<ul>${'<li>Automóviles 🚗</li>'.repeat(10)}</ul>`;
const page = (name: string) => `<title>${name}</title>${style}<nav>${menu}</nav><b>${menu}</b>fin`;

test('what the phone keeps does not cross the line, and the page is the same', () => {
  const html = page('Ñico');
  const parts = findParts(html, [style, menu]);
  const first = joinPage(cutPage(html, parts, ''), new Map());
  expect(first?.html).toBe(html);

  const next = page('Otra más larga');
  const stored = first?.parts ?? new Map();
  const cut = cutPage(next, findParts(next, [style, menu]), [...stored.keys()].join(' '));
  expect(cut.text).toBe('<title>Otra más larga</title><nav></nav><b></b>fin');
  expect(joinPage(cut, stored)?.html).toBe(next);
});

test('what is new comes along with what is kept', () => {
  const html = page('Una');
  const parts = findParts(html, [style, menu]);
  const stored = new Map([[parts[0]?.hash ?? '', style]]);
  const cut = cutPage(html, parts, [...stored.keys()].join(' '));
  expect(cut.text).not.toContain('color:red');
  const joined = joinPage(cut, stored);
  expect(joined?.html).toBe(html);
  expect([...(joined?.parts.values() ?? [])]).toEqual([style, menu]);
});

test('without a piece that it needs there is no page', () => {
  const html = page('Una');
  const parts = findParts(html, [style]);
  expect(joinPage(cutPage(html, parts, parts[0]?.hash ?? ''), new Map())).toBeUndefined();
});

test('whatever is kept, the whole page comes out', () => {
  const piece = fc.string({ minLength: 100, maxLength: 140, unit: 'binary' });
  const between = fc.array(fc.string({ maxLength: 10, unit: 'binary' }), {
    minLength: 4,
    maxLength: 4,
  });
  fc.assert(
    fc.property(piece, piece, between, fc.subarray([0, 1, 2]), (one, two, texts, which) => {
      const html = `${texts[0]}${one}${texts[1]}${two}${texts[2]}${one}${texts[3]}`;
      const parts = findParts(html, [one, two]);
      const stored = new Map(
        which.flatMap((index) => {
          const part = parts[index];
          return part
            ? [[part.hash, html.slice(part.start, part.start + part.length)] as const]
            : [];
        }),
      );
      const cut = cutPage(html, parts, [...stored.keys()].join(' '));
      expect(joinPage(cut, stored)?.html).toBe(html);
    }),
  );
});
