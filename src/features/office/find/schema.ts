import { z } from 'zod';
import { trimmedText } from '#platform/http/input-schemas.ts';
import { hitKinds } from './find-limits.ts';

export const FindQuery = z.object({ q: trimmedText(100) });

/** What a search found, with what its row says so that nobody has to open it. */
export const Hit = z.object({
  kind: z.enum(hitKinds),
  id: z.uuid(),
  name: z.string(),
  /** Whose or what it is. */
  about: z.string(),
  /** Where it stands, in the caller's language; what comes next, and when. */
  stage: z.string(),
  says: z.string(),
  /** True where we must act. */
  urgent: z.boolean(),
  /** What is still to be paid of an order, the amount of a line, the price of a product. */
  cents: z.number().int().nullable(),
});
export type Hit = z.infer<typeof Hit>;
