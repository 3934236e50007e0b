import { expect, test } from 'vitest';
import { oneLanguage } from './one-language.ts';

/** A module of ours as the build of a language takes it. */
function built(language: 'es' | 'en', code: string): string {
  const { transform } = oneLanguage(language);
  if (typeof transform !== 'function') throw new Error('the plugin changed its shape');
  return String(Reflect.apply(transform, {}, [code, '/shop/src/features/x/messages.ts']));
}

const code = `export const texts = defineTexts({
  close: { es: 'Cerrar', en: 'Close' },
  steps: [{ es: (n) => \`Paso \${n}\`, en: (n) => \`Step \${n}\` }],
});`;

test('a phone gets the sentences of its language, and not those of the other', () => {
  expect(built('es', code)).toContain("'Cerrar'");
  expect(built('es', code)).not.toMatch(/Close|Step/);
  expect(built('en', code)).toContain("'Close'");
  expect(built('en', code)).not.toMatch(/Cerrar|Paso/);
});

test.each(["{ es: 'Cerrar' }", "{ en: 'Close' }", "[{ es: 'Cerrar' }]"])(
  'the build fails where a sentence lacks a language: %s',
  (text) => {
    for (const language of ['es', 'en'] as const) {
      expect(() => built(language, `defineTexts({ close: ${text} })`)).toThrow(
        /a text lacks e[ns]/,
      );
    }
  },
);
