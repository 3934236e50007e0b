import { z } from 'zod';
import { isoDay, trimmedText } from '#platform/http/input-schemas.ts';
import { customsAnswers, customsLimits } from './customs.ts';

// A price that Cuban customs named for what was ordered, and what its customer said to it.

const cents = z.number().int().min(1).max(customsLimits.cents);

export const CustomsPrice = z.object({
  id: z.uuid(),
  cents: z.number().int(),
  /** The day on which customs named it. */
  namedOn: z.iso.date(),
  source: z.string(),
  recordedAt: z.iso.datetime(),
  /** `talk`: its customer asks to talk about it. */
  state: z.enum(['waiting', ...customsAnswers, 'withdrawn']),
  answeredAt: z.iso.datetime().nullable(),
  withdrawReason: z.string().nullable(),
});
export type CustomsPrice = z.infer<typeof CustomsPrice>;

/** What staff record. */
export const CustomsForm = z.strictObject({
  cents,
  namedOn: isoDay(),
  source: trimmedText(customsLimits.source).min(1),
});
export type CustomsForm = z.input<typeof CustomsForm>;

export const CustomsReason = z.strictObject({
  reason: trimmedText(customsLimits.reason).min(1),
});
export type CustomsReason = z.input<typeof CustomsReason>;

/** The customer's answer to the price that the page showed. */
export const CustomsAnswer = z.strictObject({
  id: z.uuid(),
  /** What the page said it was; compared, never used. */
  cents,
  answer: z.enum(customsAnswers),
});
export type CustomsAnswer = z.input<typeof CustomsAnswer>;
