export const handoverFields = { unit: 'unidad', code: 'codigo', receivedBy: 'recibe' } as const;

export const handOverAction = 'entregar';

export const handoverDoneKey = 'entregada';
