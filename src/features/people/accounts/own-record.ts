import type { CurrentUser } from './schema.ts';

/** A record belongs to the person who made it and to whoever has its e-mail. */
export function isOwnRecord(
  person: Pick<CurrentUser, 'id' | 'email'>,
  record: { personId: string | null; email: string | null },
): boolean {
  return (
    record.personId === person.id || record.email?.toLowerCase() === person.email.toLowerCase()
  );
}
