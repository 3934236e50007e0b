import { z } from 'zod';
import { needed, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { accountKey } from './account-key.ts';
import { paymentMethods } from './methods.ts';

/** What a customer reads of a way to pay. */
export const PaymentInstruction = z.object({
  id: z.uuid(),
  method: z.enum(paymentMethods),
  holder: z.string(),
  bank: z.string().nullable(),
  account: z.string(),
  note: z.object({ es: z.string(), en: z.string() }).nullable(),
  /** Within 72 hours of a change or a new account: since when it is so. */
  changedAt: z.iso.datetime().nullable(),
});
export type PaymentInstruction = z.infer<typeof PaymentInstruction>;

/** One version, as staff read it. */
export const PaymentVersion = PaymentInstruction.omit({ changedAt: true }).extend({
  version: z.int(),
  closed: z.boolean(),
  state: z.enum(['proposed', 'live', 'former', 'rejected']),
  proposedBy: z.string().nullable(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Whether it was whoever reads it who proposed it. */
  own: z.boolean(),
});
export type PaymentVersion = z.infer<typeof PaymentVersion>;

/** A way to pay with all its versions, the newest first. */
export const PaymentWay = z.object({ way: z.uuid(), versions: z.array(PaymentVersion) });
export type PaymentWay = z.infer<typeof PaymentWay>;

export const PaymentWays = z.object({
  ways: z.array(PaymentWay),
  /** The id of one that is not there yet: sent twice, it is made once. */
  fresh: z.uuid(),
});
export type PaymentWays = z.infer<typeof PaymentWays>;

/** What an administrador proposes. */
export const PaymentProposal = z
  .strictObject({
    way: z.uuid(),
    /** The newest version that they saw; 0: none. */
    expected: z.int().min(0),
    method: z.enum(paymentMethods),
    holder: trimmedText(120).min(1, needed),
    bank: trimmedText(120).nullish(),
    account: trimmedText(200).min(1, needed),
    noteEs: trimmedText(500).nullish(),
    noteEn: trimmedText(500).nullish(),
    closed: z.boolean().optional(),
  })
  .refine(({ method, account }) => method === 'cash' || accountKey(account) !== '', {
    ...withError({ es: 'La cuenta está incompleta.', en: 'The account is incomplete.' }),
    path: ['account'],
  })
  .refine(({ noteEs, noteEn }) => Boolean(noteEs) === Boolean(noteEn), {
    ...withError({
      es: 'Escriba la nota en los dos idiomas.',
      en: 'Write the note in both languages.',
    }),
    path: ['noteEn'],
  });
export type PaymentProposal = z.input<typeof PaymentProposal>;

export const PaymentDecision = z.strictObject({ approve: z.boolean() });
export type PaymentDecision = z.input<typeof PaymentDecision>;
