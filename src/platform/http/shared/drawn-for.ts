/**
 * With everything that it asks for a page says whom it was drawn for: in another tab that session
 * may have ended since, and somebody else's begun.
 */
export const drawnForHeader = 'x-person';

/** The same in a form that the browser itself sends. */
export const drawnForField = 'persona';

/** The field that says which of its page's forms a form is. */
export const actionField = 'accion';

/** Says that nobody was signed in when the page was drawn. */
export const nobody = 'nobody';

export function drawnFor(person: { id: string } | undefined): string {
  return person?.id ?? nobody;
}
