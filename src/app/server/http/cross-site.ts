import type { Context } from 'hono';
import type { Config } from '#platform/config.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { isOurs } from '#web/server/http-server.ts';

/**
 * Refuses changes that another site's page asks for. Browsers say where a request comes from
 * (Sec-Fetch-Site, or Origin in older ones and over plain http); a program without either is not a
 * tricked visitor.
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
 * While trying the shop, a phone opens it by a number or name of its own network (`isOurs`): then
 * our page is the one of exactly that host. In production only PUBLIC_URL is ours.
 */
function isOwn(origin: string, host: string | undefined, config: Config): boolean {
  if (origin === config.publicUrl) return true;
  const same = origin === `http://${host}` || origin === `https://${host}`;
  return host !== undefined && same && !config.production && isOurs(host, config);
}
