/**
 * Returns the token at the start of what was written, without what a chat puts behind a link: a dot,
 * a bracket, a comma; '-' where there is none.
 */
export const tokenIn = (written: string): string => /^[\w-]+/.exec(written)?.[0] ?? '-';
