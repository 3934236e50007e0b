import { z } from 'zod';
import { pageLimit } from '#platform/http/input-schemas.ts';
import { mailFilters, mailStates } from './mail-states.ts';

/** A mail that has not left yet, as staff see it: what it says stays closed. */
export const UnsentMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: z.iso.datetime(),
  attempts: z.number().int(),
  /** What the mail server said; null before the first failure. */
  lastError: z.string().nullable(),
  /** When it is tried again; null when nobody tries any more. */
  nextTryAt: z.iso.datetime().nullable(),
});
export type UnsentMail = z.infer<typeof UnsentMail>;

export const MailId = z.object({ id: z.uuid() });

export const MailQuery = z.object({
  state: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(mailFilters).optional(),
  ),
  limit: pageLimit,
});
