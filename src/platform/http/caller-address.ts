import type { Context } from 'hono';

/**
 * Returns the network address of the caller. Behind n trusted proxies it is the n-th entry from the
 * right of X-Forwarded-For; the caller may have written everything left of it.
 */
export function callerAddress(context: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const hop = hops.at(-trustedProxies);
    if (hop) return hop;
  }
  return context.env?.incoming?.socket?.remoteAddress ?? '';
}
