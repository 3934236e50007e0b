import { z } from 'zod';
import { StaffName } from '#features/people/accounts/schema.ts';
import { TwoPeople } from '#features/people/accounts/two-people.ts';
import { needed, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { accountKey } from './account-key.ts';
import { instructionLimits, paymentMethods } from './methods.ts';

export const PaymentInstruction = z.object({
  id: z.uuid(),
  method: z.enum(paymentMethods),
  holder: z.string(),
  bank: z.string().nullable(),
  account: z.string(),
  note: z.object({ es: z.string(), en: z.string() }).nullable(),
  /** When it changed or began, within the last 72 hours; else null. */
  changedAt: z.iso.datetime().nullable(),
});
export type PaymentInstruction = z.infer<typeof PaymentInstruction>;

export const PaymentVersion = PaymentInstruction.omit({ changedAt: true }).extend({
  version: z.int(),
  closed: z.boolean(),
  state: z.enum(['proposed', 'live', 'former', 'rejected']),
  proposedBy: StaffName,
  proposedAt: z.iso.datetime(),
  decidedBy: StaffName,
  decidedAt: z.iso.datetime().nullable(),
  /** True where the reader proposed it, by whatever account. */
  own: z.boolean(),
});
export type PaymentVersion = z.infer<typeof PaymentVersion>;

export const PaymentWay = z.object({ way: z.uuid(), versions: z.array(PaymentVersion) });
export type PaymentWay = z.infer<typeof PaymentWay>;

export const PaymentWays = z.object({
  ways: z.array(PaymentWay),
  twoPeople: TwoPeople,
  /** Becomes the id of a new way, so that a proposal sent twice makes one way. */
  fresh: z.uuid(),
});
export type PaymentWays = z.infer<typeof PaymentWays>;

export const PaymentProposal = z
  .strictObject({
    way: z.uuid(),
    /** The newest version that the proposer saw; 0 for a new way. */
    expected: z.int().min(0),
    method: z.enum(paymentMethods),
    holder: trimmedText(instructionLimits.holder).min(1, needed),
    bank: trimmedText(instructionLimits.bank).nullish(),
    account: trimmedText(instructionLimits.account).min(1, needed),
    noteEs: trimmedText(instructionLimits.note).nullish(),
    noteEn: trimmedText(instructionLimits.note).nullish(),
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
