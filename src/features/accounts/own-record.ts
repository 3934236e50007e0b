import type { CurrentUser } from './schema.ts';

/** Whether a record is of this person: made by them, or under their e-mail. */
export function isOwnRecord(
  person: Pick<CurrentUser, 'id' | 'email'>,
  record: { personId: string | null; email: string },
): boolean {
  return record.personId === person.id || record.email.toLowerCase() === person.email.toLowerCase();
}
