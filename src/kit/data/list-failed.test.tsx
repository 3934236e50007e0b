import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type App, AppContext } from '#web/app-context.ts';
import { ListFailed } from './list-failed.tsx';

test.each([
  ['es', 'Intentar de nuevo', 'Volver al inicio'],
  ['en', 'Try again', 'Back to home'],
] as const)('a list that could not be loaded offers another try and a way back (%s)', (...told) => {
  const [language, retry, back] = told;
  const address = new URL('https://tienda.test/my-quotes?status=sent');
  const html = renderToStaticMarkup(
    <AppContext value={{ language, address } as App}>
      <ListFailed message="Failed to fetch quotes" hint="Revise la conexión." />
    </AppContext>,
  );
  expect(html).toContain('<span lang="en">Failed to fetch quotes</span>');
  expect(html).toContain('Revise la conexión.');
  const ways = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)];
  expect(ways.map(([, href, label]) => [href, label])).toEqual([
    ['/my-quotes?status=sent', retry],
    ['/', back],
  ]);
});
