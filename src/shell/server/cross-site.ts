import type { Context } from 'hono';
import { Refusal, refusals } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Refuses changes that another site's page asks for. Browsers say where a request comes from
 * (Sec-Fetch-Site, or Origin in older ones); a program without either is not a tricked visitor.
 */
export function refuseCrossSite({ config }: Platform) {
  return async (context: Context, next: () => Promise<void>) => {
    if (!/^(GET|HEAD|OPTIONS)$/.test(context.req.method)) {
      const site = context.req.header('sec-fetch-site');
      const origin = context.req.header('origin');
      const foreign = site
        ? site !== 'same-origin' && site !== 'none'
        : origin !== undefined && origin !== config.publicUrl;
      if (foreign) throw new Refusal(refusals.crossSite);
    }
    await next();
  };
}
