import { z } from 'zod';
import { anyText, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { handoverLimits } from '../handover-rules.ts';

export const ActState = z.object({
  state: z.enum(['waiting', 'refused']),
  reason: z.string().nullable(),
  more: z.boolean(),
});
export type ActState = z.infer<typeof ActState>;

export const WaitingAct = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  unit: z.string(),
  name: z.string(),
  identifier: z.string().nullable(),
  quoteId: z.uuid(),
  reference: z.string(),
  customer: z.string(),
  receives: z.string(),
  receivedBy: z.string(),
  handedOn: z.iso.date(),
  sentAt: z.iso.datetime(),
  by: z.string(),
  attempt: z.number().int(),
  /** False for whoever made its link or sent it: two different people stand behind a signed act. */
  mayAccept: z.boolean(),
  /** The size of each photo in bytes. */
  photos: z.array(z.number().int()),
});
export type WaitingAct = z.infer<typeof WaitingAct>;

export const ActId = z.object({ actId: z.uuid() });
export const ActPhoto = ActId.extend({ position: z.string().regex(/^[0-2]$/) });

const decisions = z.discriminatedUnion('accepted', [
  z.strictObject({ accepted: z.literal(true) }),
  z.strictObject({
    accepted: z.literal(false),
    reason: trimmedText(handoverLimits.reason).min(
      1,
      withError({
        es: 'Escriba por qué no vale: lo lee quien entrega.',
        en: 'Write why it does not hold: whoever hands over reads it.',
      }),
    ),
  }),
]);

export const ActDecision = z
  .strictObject({ accepted: z.boolean(), reason: anyText(1000).optional() })
  .pipe(decisions);
