import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { put } from '#platform/calls/contract.ts';
import { type App, AppContext } from '#web/app-context.ts';
import { CallForm } from './call-form.tsx';
import { area, choice, line, whole } from './form-fields.tsx';

const saveThing = put('/api/things/:id', {
  access: 'staff',
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    name: z.string().min(1).max(80),
    text: z.strictObject({ es: z.string().max(300) }),
    port: z.string().max(40).nullable(),
    size: z.enum(['small', 'large']),
    days: z.int().min(1).max(365),
    expected: z.int(),
  }),
  response: z.string(),
});

const html = renderToStaticMarkup(
  <AppContext value={{ language: 'es' } as App}>
    <CallForm
      call={saveThing}
      params={{ id: '1' }}
      fixed={{ expected: 4 }}
      fields={{
        name: line(),
        'text.es': area(),
        port: line(),
        size: choice(() => [
          ['small', 'Chico'],
          ['large', 'Grande'],
        ]),
        days: whole,
      }}
      texts={{ name: 'Nombre', 'text.es': 'Texto', port: 'Puerto', size: 'Medida', days: 'Días' }}
      start={{ name: 'Grúa', text: { es: 'De carga' }, port: null, size: 'large', days: 12 }}
    />
  </AppContext>,
);

const controlOf = (name: string) =>
  html.split(/(?=<)/).find((tag) => tag.includes(` name="${name}"`));

test('a described form has the limits of its call, and what the record says', () => {
  expect(controlOf('name')).toMatch(/maxLength="80".* value="Grúa"/);
  expect(controlOf('text.es')).toMatch(/maxLength="300".*>De carga/);
  expect(controlOf('days')).toMatch(/min="1" max="365".* value="12"/);
  expect(html).toContain('<option value="large" selected="">Grande');
});

test('only what may be left out is marked so', () => {
  expect(html.match(/\(opcional\)/g)).toHaveLength(1);
  expect(html).toMatch(/Puerto<span[^>]*> \(opcional\)/);
});
