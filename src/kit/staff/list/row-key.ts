let keys = 0;

export const newRowKey = (): string => `row-${++keys}`;
