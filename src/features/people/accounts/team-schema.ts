import { z } from 'zod';
import { blankIsAbsent, pageLimit, trimmedText } from '#platform/http/input-schemas.ts';
import { roles } from './roles.ts';
import { StaffName } from './schema.ts';

export const TeamMember = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** True where the provider verified the e-mail. */
  emailVerified: z.boolean(),
  role: z.enum(roles),
  named: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamQuery = z.object({
  /** Words of name and e-mail. Without any, the list shows the staff. */
  q: blankIsAbsent(trimmedText(200)),
  page: blankIsAbsent(z.coerce.number<string>().int().min(1).max(10_000)),
  limit: pageLimit,
});
export type TeamFilters = z.output<typeof TeamQuery>;

/** A role of staff that was given in the last 72 hours. */
export const NewRole = z.object({
  who: StaffName,
  /** Null where the account is gone. */
  email: z.string().nullable(),
  role: z.enum(roles),
  since: z.iso.datetime(),
  by: StaffName,
  ended: z.boolean(),
});
export type NewRole = z.infer<typeof NewRole>;

export const SessionsEnded = z.object({ ended: z.number().int() });

export const RoleChange = z.strictObject({
  role: z.enum(roles),
  /** The role that the administrador saw; a 409 if it differs now. */
  expected: z.enum(roles),
});
export type RoleChange = z.infer<typeof RoleChange>;
