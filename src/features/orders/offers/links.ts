import { isStaff } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { href, routes } from '#routes.ts';

export const linkRoles = ['asks', 'pays', 'receives'] as const;
export type LinkRole = (typeof linkRoles)[number];

/** Links that a customer shares. The person who asks gets theirs by mail alone. */
export const sharedRoles = ['pays', 'receives'] as const;
export type SharedRole = (typeof sharedRoles)[number];

/**
 * The links whose address this reader may have. That of who asks goes by mail alone; nobody of staff
 * ever has that of who receives, because the handover code stands behind it.
 */
export function rolesWithPath(
  reader: Pick<CurrentUser, 'role'>,
  as: 'customer' | 'staff',
): readonly LinkRole[] {
  if (as === 'staff') return ['pays'];
  return isStaff(reader.role) ? ['asks', 'pays'] : linkRoles;
}

/** Why a link opens nothing: cut when it was sent, never made, ended, or not for somebody of staff. */
export const closedLinks = ['cut', 'unknown', 'over', 'staff'] as const;
export type ClosedLinkReason = (typeof closedLinks)[number];

/**
 * How long a link opens: so long after it was made or last mailed while nothing is on its way; then
 * until so long after the last handover; and where none comes, so long after the last news of a unit.
 */
export const offerLinkDays = 90;
export const daysAfterHandover = 14;
export const daysAfterNews = 365;

/** Ends in a letter, because some programs drop a dash at the end of a link. */
const whole = /^[\w-]{22}z$/;

export function isWholeToken(token: string): boolean {
  return whole.test(token);
}

export const linkPath = (token: string): string => href(routes.offerLink, { token });

export const offerTokenIn = (path: string): string => path.slice(linkPath('').length);
