import { z } from 'zod';
import { withError } from '#platform/http/route.ts';

/** A file whose parts were sent before with `sendUploadPart`. */
const SentFile = z.strictObject({ uploadId: z.guid(), parts: z.number().int().min(1).max(128) });

export type SentFile = z.infer<typeof SentFile>;

export const SentFiles = z
  .array(SentFile)
  .max(3)
  .refine(
    (files) => new Set(files.map(({ uploadId }) => uploadId)).size === files.length,
    withError({
      es: 'Cada archivo se nombra una sola vez. Quite el repetido y envíe de nuevo.',
      en: 'Each file is named only once. Take the repeated one away and send again.',
    }),
  );

export const UploadState = z.object({ parts: z.array(z.number().int()) });
export type UploadState = z.infer<typeof UploadState>;

export const UploadAddress = z.object({ uploadId: z.guid() });

export const PartAddress = z.object({
  uploadId: z.guid(),
  /** 0 to 127. */
  part: z
    .string()
    .regex(/^(?:\d{1,2}|1[01]\d|12[0-7])$/)
    .transform(Number),
});
