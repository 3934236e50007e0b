export const actFields = { unit: 'unidad', receivedBy: 'firmante', photos: 'fotos' } as const;

export const sendActAction = 'acta';

export const actDoneKey = 'acta';
