import type { Context } from 'hono';
import { finish, send } from '#platform/http/compress.ts';
import { emptyPolicy } from '#platform/http/security-headers.ts';
import { cutPage, partsHeader } from '../page-parts.ts';
import { fragmentHeader } from '../page-state.ts';
import type { CachedPage } from './page-cache.ts';

/** True where a service worker only asks if its copy is current. */
export function isCheck(context: Context): boolean {
  return context.req.header('x-check') !== undefined;
}

export function pageResponse(page: CachedPage, context: Context, shared: boolean): Response {
  const { finished, parts } = page;
  const stored = context.req.header(partsHeader);
  // Cut for one phone, so nobody else may get it.
  const cut =
    stored === undefined ? undefined : cutPage(finished.plain.toString(), parts(), stored);
  const response = send(
    cut ? { ...finish(cut.text, finished.type), etag: finished.etag } : finished,
    context.req.raw,
    {
      'content-security-policy': page.contentPolicy,
      // The browser stores it and asks each time if it is current: a 304 has no body.
      'cache-control': shared && !cut ? 'public, no-cache' : 'private, no-store',
      vary: 'cookie, save-data',
      ...(cut && { [partsHeader]: cut.header }),
      ...(page.variant && { 'x-page-variant': page.variant }),
      ...(page.status === 503 && { 'retry-after': '30' }),
    },
    page.status,
  );
  if (response.status !== 304 || !isCheck(context)) return response;
  // The worker's copy has the page's policy and variant already.
  return new Response(null, {
    status: 204,
    headers: { 'content-security-policy': emptyPolicy, 'cache-control': 'no-store' },
  });
}

/** A fragment may be personal. */
export function fragmentResponse(fragment: string, context: Context): Response {
  const headers = {
    'content-security-policy': emptyPolicy,
    'cache-control': 'private, no-store',
    vary: 'cookie, save-data',
    [fragmentHeader]: '1',
  };
  return send(finish(fragment, 'text/html; charset=utf-8'), context.req.raw, headers);
}
