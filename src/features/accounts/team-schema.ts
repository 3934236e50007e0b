import { z } from 'zod';
import { blankIsAbsent, pageLimit, trimmedText } from '#platform/http/input-schemas.ts';
import { roles } from './roles.ts';

/** A person as an administrador sees them on the team's page. */
export const TeamMember = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether the provider vouches for the e-mail. */
  emailVerified: z.boolean(),
  role: z.enum(roles),
  /** ADMIN_EMAILS names them: each sign-in makes them administrador again. */
  named: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamQuery = z.object({
  /** Words of name and e-mail; without any, the list is the staff. */
  q: blankIsAbsent(trimmedText(200)),
  page: blankIsAbsent(z.coerce.number().int().min(1).max(10_000)),
  limit: pageLimit,
});
export type TeamFilters = z.output<typeof TeamQuery>;
/** As it is written in an address. */
export interface TeamQueryText {
  q?: string;
  page?: string;
  limit?: string;
}

export const PersonId = z.object({ id: z.uuid() });

export const SessionsEnded = z.object({ ended: z.number().int() });
export type SessionsEnded = z.infer<typeof SessionsEnded>;

export const RoleChange = z.strictObject({
  role: z.enum(roles),
  /** The role that the administrador saw; when it is another one by now the answer is a 409. */
  expected: z.enum(roles).optional(),
});
export type RoleChange = z.infer<typeof RoleChange>;
