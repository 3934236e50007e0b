import { expect, test } from 'vitest';
import { type FormFields, toRequest, verificationProblems } from './form-problems.ts';
import { verificationTexts } from './messages.ts';

const t = verificationTexts.es;
const empty: FormFields = {
  verificationCode: '',
  email: '',
  whatsapp: '',
  quoteReference: '',
  comment: '',
  website: '',
};
const right: FormFields = { ...empty, verificationCode: 'MA-VER-1', email: 'ana@correo.cu' };

test('an empty form says both things that are missing, in the words of the specification', () => {
  expect(verificationProblems(empty, t)).toEqual([
    { field: 'verificationCode', message: 'El código de verificación es obligatorio' },
    { field: 'email', message: 'Ingrese un correo electrónico válido' },
  ]);
  expect(verificationProblems({ ...right, verificationCode: '  ' }, t)).toHaveLength(1);
  expect(verificationProblems(right, t)).toEqual([]);
});

test.each(['ana', 'ana@', '@correo.cu', 'ana@correo', 'ana maria@correo.cu', 'a@b@c.cu'])(
  '%s is no address',
  (email) => {
    expect(verificationProblems({ ...right, email }, t).map(({ field }) => field)).toEqual([
      'email',
    ]);
  },
);

test('a comment may have 2000 characters', () => {
  expect(verificationProblems({ ...right, comment: ` ${'x'.repeat(2000)}\n` }, t)).toEqual([]);
  const [problem] = verificationProblems({ ...right, comment: 'x'.repeat(2001) }, t);
  expect(problem?.field).toBe('comment');
});

test('what was left empty is not sent, and the trap only when it was filled in', () => {
  expect(toRequest({ ...right, email: ' ana@correo.cu ', comment: ' ' })).toEqual({
    verificationCode: 'MA-VER-1',
    email: 'ana@correo.cu',
    whatsapp: null,
    quoteReference: null,
    comment: null,
  });
  expect(toRequest({ ...right, website: 'x' })).toHaveProperty('website', 'x');
});
