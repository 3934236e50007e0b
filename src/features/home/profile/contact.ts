export const contactNumbers = ['phone', 'whatsapp'] as const;
export type NumberName = (typeof contactNumbers)[number];

/** Lets a stored number be replaced but not removed, because an agent must be able to write. */
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
