export const reviewFields = {
  handover: 'entrega',
  stars: 'estrellas',
  text: 'opinion',
  name: 'nombre',
} as const;

export const reviewAction = 'opinar';

/** Query key: the handover that was just reviewed. */
export const reviewDoneKey = 'hecha';

/** Unique where a page has a form for each handover. */
export const fieldId = (field: string, handoverId: string): string => `${field}-${handoverId}`;
