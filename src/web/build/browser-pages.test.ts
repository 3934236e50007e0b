import { expect, test } from 'vitest';
import { pageWithin } from './browser-pages.ts';

const within = (page: string) =>
  pageWithin(`export const page = definePage<Data>(${page});`, 'page.tsx').replace(/\s+/g, ' ');

test('a browser gets no page drawn by the server alone, and of its head the title', () => {
  const page = `{
    load: ({ call }) => call(api.show, {}),
    head: ({ language }, { name }) => {
      const path = href(routes.one);
      return { canonical: path, title: name, ...(name && { image: shown(name) }), facts: facts(name) };
    },
    View: ({ data }) => <One {...data} />,
    isStatic: () => true,
    staticPart: { id: 'datos', without: (data) => ({ ...data, name: '' }) },
    Fragment: ({ data }) => <Served {...data} />,
    Waiting,
  }`;
  const code = within(page);
  expect(code).toContain('load: ({ call }) => call(api.show, {}),');
  expect(code).toContain('return { title: name,');
  expect(code).toContain("staticPart: { id: 'datos',");
  for (const kept of ['View: ', 'Waiting']) expect(code).toContain(kept);
  for (const gone of ['Served', 'facts', 'image', 'canonical: ', 'isStatic', 'without']) {
    expect(code, gone).not.toContain(gone);
  }
});

test('a head that is made elsewhere, and objects of other names, stay as they are', () => {
  const made = `definePage({ head: headOf, View, Overlay });`;
  expect(pageWithin(made, 'page.tsx')).toBe(made);
  const other = `const row = { title, status, isStatic: true }; show({ Fragment, without });`;
  expect(pageWithin(other, 'page.tsx')).toBe(other);
});
