export const reviewFields = {
  handover: 'entrega',
  stars: 'estrellas',
  text: 'opinion',
  name: 'nombre',
} as const;

export const reviewAction = 'opinar';

export const reviewDoneKey = 'hecha';

export const fieldId = (field: string, handoverId: string): string => `${field}-${handoverId}`;
