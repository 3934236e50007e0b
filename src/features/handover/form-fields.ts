export const handoverFields = {
  unit: 'unidad',
  code: 'codigo',
  receivedBy: 'recibe',
} as const;

export const handOverAction = 'entregar';

/** In the address after the form was taken, with the id of its unit. */
export const doneKey = 'entregada';
