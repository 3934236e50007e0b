import { z } from 'zod';
import { ShownProgress } from '#features/orders/progress/schema.ts';

/** An order in a line: what somebody of staff answers to "where is my order?". */
export const ShortOrder = z.object({
  id: z.uuid(),
  reference: z.string(),
  customer: z.string(),
  createdAt: z.iso.datetime(),
  progress: ShownProgress,
  /** The ships on which its units are or were. */
  ships: z.string().nullable(),
  /** Null where nothing is agreed. */
  dueCents: z.number().int().nullable(),
  creditCents: z.number().int(),
});
export type ShortOrder = z.infer<typeof ShortOrder>;
