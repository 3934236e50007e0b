import { expect, test } from 'vitest';
import { finish } from '#platform/http/compress.ts';
import { cutPage, joinPage } from '../page-parts.ts';
import { findParts } from './find-parts.ts';
import { datedPage, statusBar } from './status-bar.ts';

test('a page of earlier says when its data was so, also to a phone that has parts of it', () => {
  const footer = `<footer>${'Mariel Auto '.repeat(20)}</footer>`;
  const texts = { newer: 'x', reload: '', offline: '', dated: (date: string) => date };
  const [start, end] = statusBar(texts, undefined);
  const before = `<h1>Automóviles</h1>${start}`;
  const html = `${before}${end}${footer}`;
  const page = {
    finished: finish(html, 'text/html'),
    parts: () => findParts(html, [footer]),
    statusAt: before.length,
    contentPolicy: '',
    status: 200,
    variant: 'es.HAB.todo',
  };
  const dated = datedPage(page, 'Datos del 21 de noviembre de 2026.');
  const shown = dated.finished.plain.toString();
  expect(shown).toMatch(/<p id="news" role="status" data-newer="x"[^>]*>Datos del .*2026/);
  expect(dated.variant).toBeUndefined();
  const stored = new Map(page.parts().map(({ hash }) => [hash, footer]));
  const cut = cutPage(shown, dated.parts(), [...stored.keys()].join(' '));
  expect(joinPage(cut, stored)?.html).toBe(shown);
});
