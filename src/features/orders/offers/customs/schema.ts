import { z } from 'zod';
import { isoPastDay, trimmedText } from '#platform/http/input-schemas.ts';
import { customsAnswers, customsLimits } from './customs.ts';

const cents = z.number().int().min(1).max(customsLimits.cents);

export const CustomsPrice = z.object({
  id: z.uuid(),
  cents: z.number().int(),
  namedOn: z.iso.date(),
  source: z.string(),
  recordedAt: z.iso.datetime(),
  state: z.enum(['waiting', ...customsAnswers, 'withdrawn']),
  answeredAt: z.iso.datetime().nullable(),
  withdrawReason: z.string().nullable(),
});
export type CustomsPrice = z.infer<typeof CustomsPrice>;

export const CustomsForm = z.strictObject({
  cents,
  namedOn: isoPastDay(),
  source: trimmedText(customsLimits.source).min(1),
});
export type CustomsForm = z.input<typeof CustomsForm>;

export const CustomsReason = z.strictObject({ reason: trimmedText(customsLimits.reason).min(1) });

/** Compared with the stored price, and refused if the page showed another one. */
export const CustomsAnswer = z.strictObject({
  id: z.uuid(),
  cents,
  answer: z.enum(customsAnswers),
});
export type CustomsAnswer = z.input<typeof CustomsAnswer>;
