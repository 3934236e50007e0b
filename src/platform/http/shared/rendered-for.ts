/**
 * With each request a page says for whom it was rendered: in another tab that session may have ended,
 * and another person's begun.
 */
export const renderedForHeader = 'x-person';

/** The form field with the same meaning, for a form without JavaScript. */
export const renderedForField = 'persona';

export const actionField = 'accion';

/** The button that asks for the page in the other language, with what was typed. */
export const languageField = 'idioma';

export const nobody = 'nobody';

export function renderedFor(person: { id: string } | undefined): string {
  return person?.id ?? nobody;
}
