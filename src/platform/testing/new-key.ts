let keys = 0;

export const newKey = () => `clave-nueva-${++keys}`;
