/** Names of the fields of the form for a signed act, on both sides. */
export const actFields = {
  unit: 'unidad',
  receivedBy: 'firmante',
  photos: 'fotos',
} as const;

export const sendActAction = 'acta';

/** In the address after a form was taken: of which unit. */
export const actSentKey = 'acta';
