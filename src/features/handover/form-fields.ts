/** Names of the fields of the driver's form, on both sides. */
export const handoverFields = {
  unit: 'unidad',
  code: 'codigo',
  receivedBy: 'recibe',
} as const;

export const handOverAction = 'entregar';

/** In the address after a form was taken: which unit. */
export const doneKey = 'entregada';
