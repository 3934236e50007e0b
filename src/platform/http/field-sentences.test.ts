import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { check, checkRequest } from './route.ts';

const Form = z.strictObject({
  name: z.string().min(1).max(5).optional(),
  pin: z.string().min(4).optional(),
  many: z.coerce.number().int().min(1).max(99).optional(),
  exact: z.number().int().optional(),
  status: z.enum(['pending', 'sent', 'delivered']).optional(),
  lines: z.array(z.string()).min(1).max(2).optional(),
  id: z.uuid().optional(),
  day: z.iso.date().optional(),
  code: z
    .string()
    .regex(/^[A-Z]{2}-\d+$/)
    .optional(),
  either: z.union([z.string(), z.number()]).optional(),
});

/** Returns the messages of the fields for this input. */
function said(schema: z.ZodType, sent: object, language: 'es' | 'en' = 'es') {
  try {
    check(schema, sent, language);
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
  return undefined;
}

test.each([
  [{ name: '' }, 'Falta este dato.', 'This is missing.'],
  [{ name: 'Marielena' }, 'Use 5 caracteres como máximo.', 'Use 5 characters at most.'],
  [{ name: 7 }, 'No tiene la forma que hace falta.', 'It does not have the form that is needed.'],
  [{ pin: '12' }, 'Use 4 caracteres como mínimo.', 'Use 4 characters at least.'],
  [{ many: 'x' }, 'Escriba un número.', 'Enter a number.'],
  [{ many: 100 }, 'Puede ser 99 como máximo.', 'It may be 99 at most.'],
  [{ many: 0 }, 'Puede ser 1 como mínimo.', 'It may be 1 at least.'],
  [{ exact: 1.5 }, 'Escriba un número entero.', 'Enter a whole number.'],
  [{ status: 'x' }, 'Elija una de las opciones.', 'Choose one of the options.'],
  [{ lines: [] }, 'Hace falta 1 como mínimo.', 'At least 1 is needed.'],
  [{ lines: ['a', 'b', 'c'] }, 'Caben 2 como máximo.', 'At most 2 fit.'],
  [{ id: 'x' }, 'No tiene la forma que hace falta.', 'It does not have the form that is needed.'],
  [{ day: 'x' }, 'No tiene la forma que hace falta.', 'It does not have the form that is needed.'],
  [{ code: 'x' }, 'No tiene la forma que hace falta.', 'It does not have the form that is needed.'],
  [
    { either: {} },
    'No tiene la forma que hace falta.',
    'It does not have the form that is needed.',
  ],
  [{ extra: 1 }, 'Aquí no se espera este dato.', 'This is not expected here.'],
])('%j is answered with a sentence', (sent, es, en) => {
  const [field = ''] = Object.keys(sent);
  expect(said(Form, sent)).toEqual({ [field]: es });
  expect(said(Form, sent, 'en')).toEqual({ [field]: en });
});

test('a form does not show the codes that a program may send', async () => {
  const caller = { language: 'es', requestId: '', address: '' } as const;
  const request = { params: {}, query: {}, body: () => ({ status: 'x' }), key: () => undefined };
  const answer = (from: { files?: File[] }) =>
    checkRequest(
      { ...request, ...from, bytes: () => undefined },
      { access: 'anyone', body: Form, response: undefined },
      caller,
    ).catch((error: AppError) => error.fields);
  expect(await answer({ files: [] })).toEqual({ status: 'Elija una de las opciones.' });
  expect(await answer({})).toEqual({ status: 'Elija pending, sent o delivered.' });
});

test('what is missing is called so, whatever it should be', () => {
  const Needed = z.object({ name: z.string(), many: z.number(), status: z.enum(['a', 'b']) });
  const missing = 'Falta este dato.';
  expect(said(Needed, {})).toEqual({ name: missing, many: missing, status: missing });
});
