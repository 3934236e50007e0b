import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { visitSyntax } from '#web/build/visit-syntax.ts';

// A plain Android draws with Roboto alone, and a sign that it lacks becomes a blank or a box. We
// draw the signs of our texts that Roboto lacks, and list them here.

/** What every font of a phone has (Latin letters, the signs of a printer), and what is not drawn. */
const safe =
  /^[\p{C}\p{M}\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212]$/u;

/** Letters that are read as they come, and shown to nobody. */
const readOnly = ['mail/mail-address', 'text/fold-code', 'text/old-encodings'].map(
  (name) => `src/platform/${name}.ts`,
);

test('no text has a sign that a plain Android cannot draw, but those that we draw', () => {
  const found: Record<string, string[]> = {};
  const files = globSync(['src/**/*.{ts,tsx,css}', 'demo/*.ts']).filter(
    (path) => !/\.test\.tsx?$|\/testing\//.test(path) && !readOnly.includes(path),
  );
  for (const path of files.sort()) {
    for (const sign of signsOf(path)) {
      if (!safe.test(sign)) found[sign] = [...(found[sign] ?? []), path];
    }
  }
  expect(found).toEqual({
    // Roboto has it: an amount that nobody owes.
    '≈': ['src/features/shop/catalogue/landed-cost/messages.ts'],
    // `ArrowText` draws it.
    '→': ['src/features/requests/quotes/cart/messages.ts', 'src/kit/arrow-text.tsx'],
  });
});

/** Returns the signs in quotation marks, in templates or between tags. */
function signsOf(path: string): Set<string> {
  const source = readFileSync(path, 'utf8');
  if (path.endsWith('.css')) return new Set(source);
  const signs = new Set<string>();
  visitSyntax(parseSync(path, source).program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') add(node.value);
    if (node.type === 'TemplateElement') add(node.value.cooked ?? '');
    if (node.type === 'JSXText') add(node.value);
    return false;
  });
  return signs;

  function add(text: string) {
    for (const sign of text) signs.add(sign);
  }
}
