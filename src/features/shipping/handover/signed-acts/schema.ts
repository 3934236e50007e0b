import { z } from 'zod';
import { SentFiles } from '#features/requests/uploads/schema.ts';
import { isoDayOfPhone } from '#platform/http/input-schemas.ts';
import { maxActPhotos } from '../handover-rules.ts';
import { receivedBy } from '../schema.ts';

/**
 * A unit that was handed over against a signature. The parts of the photos were uploaded before.
 */
export const SignedAct = z.strictObject({
  unitId: z.uuid(),
  receivedBy,
  handedOn: isoDayOfPhone(),
  /** Undefined in a form, which has them as files. */
  photos: SentFiles.max(maxActPhotos).optional(),
});
export type SignedAct = z.input<typeof SignedAct>;
export type CheckedAct = z.output<typeof SignedAct>;

export const SentAct = z.object({ unitId: z.uuid() });
export type SentAct = z.infer<typeof SentAct>;
