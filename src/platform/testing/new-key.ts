let keys = 0;

/** An Idempotency-Key that no test has used. */
export const newKey = () => `clave-nueva-${++keys}`;
