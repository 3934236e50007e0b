import { z } from 'zod';
import { languages } from '#platform/text/language.ts';

/** In which language a paper is wanted; that of the page unless told. */
export const PaperQuery = z.object({ language: z.enum(languages).optional() });

/** A paper that was issued, as its owner takes it along. */
export const IssuedPaper = z.object({
  number: z.string(),
  kind: z.enum(['request', 'offer']),
  referenceNumber: z.string(),
  language: z.enum(languages),
  sha256: z.string(),
  issuedAt: z.iso.datetime(),
});
export type IssuedPaper = z.infer<typeof IssuedPaper>;
