/** The numbers of a profile, by the names of the form's fields. */
export const contactNumbers = ['phone', 'whatsapp'] as const;
export type NumberName = (typeof contactNumbers)[number];

/**
 * What the form asks to be changed: a number that is not there and is not given either stays so.
 * One that is there can be replaced, not taken away: an agent must be able to write.
 */
export function changedContact(
  typed: Record<NumberName, string>,
  before: Record<NumberName, string | null>,
): { body: Partial<Record<NumberName, string>>; missing: NumberName[] } {
  const filled = contactNumbers.filter((name) => typed[name].trim() !== '');
  return {
    body: Object.fromEntries(filled.map((name) => [name, typed[name]])),
    missing: contactNumbers.filter((name) => before[name] !== null && !filled.includes(name)),
  };
}
