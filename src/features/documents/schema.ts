import { z } from 'zod';

/** In which language a paper is wanted; that of the page unless told. */
export const PaperQuery = z.object({ language: z.enum(['es', 'en']).optional() });

/** A paper that was issued, as its owner takes it along. */
export const IssuedPaper = z.object({
  number: z.string(),
  kind: z.enum(['request', 'offer']),
  referenceNumber: z.string(),
  language: z.enum(['es', 'en']),
  sha256: z.string(),
  issuedAt: z.iso.datetime(),
});
export type IssuedPaper = z.infer<typeof IssuedPaper>;
