/** An id as the database writes it, or in capitals. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The same for a condition in SQL. */
export const uuidPattern = uuid.source;

export function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuid.test(text);
}
