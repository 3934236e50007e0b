import { z } from 'zod';
import { blankIsAbsent, pageLimit } from '#platform/http/input-schemas.ts';
import { mailFilters, mailStates } from './mail-states.ts';

export const UnsentMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: z.iso.datetime(),
  attempts: z.number().int(),
  /** The answer of the mail server; null before the first failure. */
  lastError: z.string().nullable(),
  /** Null where nobody tries again. */
  nextTryAt: z.iso.datetime().nullable(),
});
export type UnsentMail = z.infer<typeof UnsentMail>;

export const MailQuery = z.object({
  state: blankIsAbsent(z.enum(mailFilters)),
  page: blankIsAbsent(z.coerce.number<string>().int().min(1).max(100_000)),
  limit: pageLimit,
});
export type MailFilters = z.output<typeof MailQuery>;
