export const actFields = {
  unit: 'unidad',
  receivedBy: 'firmante',
  photos: 'fotos',
} as const;

export const sendActAction = 'acta';

/** In the address after the form was taken, with the id of its unit. */
export const actSentKey = 'acta';
