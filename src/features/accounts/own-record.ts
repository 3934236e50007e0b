import type { CurrentUser } from './schema.ts';

/** Made by them, or with their e-mail. */
export function isOwnRecord(
  person: Pick<CurrentUser, 'id' | 'email'>,
  record: { personId: string | null; email: string },
): boolean {
  return record.personId === person.id || record.email.toLowerCase() === person.email.toLowerCase();
}
