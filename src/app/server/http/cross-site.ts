import type { Context } from 'hono';
import type { Config } from '#platform/config.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { isOurs } from '#web/server/http-server.ts';

/**
 * Refuses writes that a page of another site sends. Browsers name the origin of a request
 * (Sec-Fetch-Site, or Origin in older ones and over plain http); a program without either is no
 * deceived visitor.
 */
export function refuseCrossSite({ config }: Services) {
  return async (context: Context, next: () => Promise<void>) => {
    if (!/^(GET|HEAD|OPTIONS)$/.test(context.req.method)) {
      const site = context.req.header('sec-fetch-site');
      const origin = context.req.header('origin');
      const foreign = site
        ? site !== 'same-origin' && site !== 'none'
        : origin !== undefined && !isOwn(origin, context.req.header('host'), config);
      if (foreign) throw new AppError(commonErrors.crossSite);
    }
    await next();
  };
}

/**
 * Outside production, a phone may open the shop by a number or name of the local network
 * (`isOurs`): then our origin has exactly that host. In production only PUBLIC_URL counts.
 */
function isOwn(origin: string, host: string | undefined, config: Config): boolean {
  if (origin === config.publicUrl) return true;
  const same = origin === `http://${host}` || origin === `https://${host}`;
  return host !== undefined && same && !config.production && isOurs(host, config);
}
