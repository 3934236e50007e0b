/**
 * Options of servers for tests: a connection that idles is kept, as behind a proxy. Node closes one
 * after five seconds, and on a busy machine the next request would meet the end of it (ECONNRESET).
 */
export const patient = { keepAliveTimeout: 600_000 };
