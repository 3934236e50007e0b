/**
 * Keeps idle connections of a test server open, as behind a proxy. Node closes one after five
 * seconds, and on a busy machine the next request would meet its end (ECONNRESET).
 */
export const patient = { keepAliveTimeout: 600_000 };
