import { type Access, permits, type Role } from './roles.ts';

/**
 * Asks the call itself who may make it, so that no screen says it again. Not beside the roles: every
 * customer's browser loads those, and only staff's knows the access of calls.
 */
export const mayMake = (
  { access }: { access: Access },
  person: { role: Role } | null | undefined,
): boolean => permits(access, person?.role) === 'yes';
