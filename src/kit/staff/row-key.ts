let keys = 0;

/** A key for a row of a form that is edited or moved. */
export const newRowKey = (): string => `row-${++keys}`;
