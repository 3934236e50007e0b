export const reviewFields = {
  handover: 'entrega',
  stars: 'estrellas',
  text: 'opinion',
  name: 'nombre',
} as const;

export const reviewAction = 'opinar';

/** The query key of the handover that was just reviewed. */
export const doneKey = 'hecha';

/** Unique on a page with a form for each handover. */
export const fieldId = (field: string, handoverId: string): string => `${field}-${handoverId}`;
