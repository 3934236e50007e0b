import { z } from 'zod';
import { paperKinds } from '#features/papers/documents/paper-kinds.ts';
import { trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { maxCode } from './form-fields.ts';

/** Either a code as it is written, or the SHA-256 of a file. */
export const CheckQuestion = z
  .strictObject({
    code: trimmedText(maxCode).optional(),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  })
  .refine(({ code, sha256 }) => Boolean(code) !== Boolean(sha256), {
    ...withError({ es: 'Escriba lo que quiere comprobar.', en: 'Write what you want to check.' }),
    path: ['code'],
  });

const checkedKinds = [
  'quote',
  'ticket',
  'code',
  ...paperKinds,
  'phone',
  'email',
  'site',
  'account',
] as const;
export type CheckedKind = (typeof checkedKinds)[number];

export const Recognition = z.object({
  kind: z.enum(checkedKinds),
  name: z.string(),
  at: z.iso.datetime().nullable(),
  total: z.string().nullable(),
  initials: z.string().nullable(),
  state: z.enum(['valid', 'superseded', 'expired', 'ended', 'reversed']),
  /** True for a file of which no byte was changed. */
  unchanged: z.boolean(),
  /** True for a number that can be counted up, without its check word: only kind and state. */
  brief: z.boolean(),
});
export type Recognition = z.infer<typeof Recognition>;

/** Null for anything unknown, incomplete or mistyped. */
export const CheckAnswer = z.object({ ours: Recognition.nullable() });
export type CheckAnswer = z.infer<typeof CheckAnswer>;

export const Channel = z.object({
  kind: z.enum(['site', 'phone', 'email']),
  name: z.string(),
  city: z.string().nullable(),
});
export type Channel = z.infer<typeof Channel>;
