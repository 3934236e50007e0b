import { z } from 'zod';
import { stages } from '#features/shipping/units/stages.ts';
import { orderStages } from './order-stages.ts';
import { progressTexts } from './progress-messages.ts';

const { sentences, next, who, actions } = progressTexts.es;

const params = z
  .object({
    amount: z.number().int(),
    paid: z.number().int(),
    /** A day in Havana, '2026-11-30'. */
    day: z.iso.date(),
    done: z.number().int(),
    of: z.number().int(),
    stage: z.enum(stages),
  })
  .partial();
export type Params = z.infer<typeof params>;

/** Where an order stands, for one of its readers. `progressOf` alone computes it. */
export const ShownProgress = z.object({
  stage: z.enum(orderStages),
  sentence: z.object({ key: z.enum(keysOf(sentences)), params }),
  next: z.object({ key: z.enum(keysOf(next)), params }),
  actor: z.enum(keysOf(who)),
  /** By when it is to happen: a day in Havana, or a moment. */
  by: z.string().nullable(),
  /** By when we answer a message that waits; null for everybody but its customer. */
  answerBy: z.string().nullable(),
  /** What this reader can do about it there and then. */
  action: z.enum(keysOf(actions)).nullable(),
  yours: z.boolean(),
  /** The day in Havana of which all that holds; a phone's clock may be wrong. */
  today: z.iso.date(),
});
export type ShownProgress = z.infer<typeof ShownProgress>;

/** In a row of staff, which says where it stands and offers nothing. */
export const RowProgress = ShownProgress.omit({ action: true });
export type RowProgress = z.infer<typeof RowProgress>;

function keysOf<Key extends string>(texts: Record<Key, unknown>): [Key, ...Key[]] {
  return Object.keys(texts) as [Key, ...Key[]];
}
