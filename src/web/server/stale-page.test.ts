import { expect, test } from 'vitest';
import { finish } from '#platform/http/compress.ts';
import { cutPage, wholePage } from '../page-parts.ts';
import { findParts } from './find-parts.ts';
import { stalePage } from './stale-page.ts';

test('a page of earlier says when its data was so, also to a phone that keeps pieces of it', () => {
  const footer = `<footer>${'Mariel Auto '.repeat(20)}</footer>`;
  const html = `<h1>Automóviles</h1><p id="news" role="status" hidden data-newer="x"></p>${footer}`;
  const page = {
    finished: finish(html, 'text/html'),
    parts: findParts(html, [footer]),
    contentPolicy: '',
    status: 200,
    variant: 'es.HAB.todo',
  };
  const dated = stalePage(page, new Date('2026-11-21T15:00:00Z'), 'es');
  const shown = dated.finished.plain.toString();
  expect(shown).toMatch(/<p id="news" role="status" data-newer="x">Datos del .*2026/);
  expect(dated.variant).toBeUndefined();
  const kept = new Map(page.parts.map(({ hash }) => [hash, footer]));
  const cut = cutPage(shown, dated.parts, [...kept.keys()].join(' '));
  expect(wholePage(cut, kept)?.html).toBe(shown);
});
