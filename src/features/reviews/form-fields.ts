/** Names of the fields of the form, on both sides. */
export const reviewFields = {
  handover: 'entrega',
  stars: 'estrellas',
  text: 'opinion',
  name: 'nombre',
} as const;

export const reviewAction = 'opinar';

/** In the address after it was taken: of which handover. */
export const doneKey = 'hecha';

/** Of a field, where the page has a form for each handover. */
export const fieldId = (field: string, handoverId: string): string => `${field}-${handoverId}`;
