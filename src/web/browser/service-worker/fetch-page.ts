import { joinPage, partsHeader } from '../../page-parts.ts';

/** The cache key of the stored parts, the most recent first. */
export const partsKey = '/__parts';
/** The parts of about six pages. Each costs seven bytes in every request. */
const maxParts = 60;

/**
 * Requests a page without its stored parts and puts it together. Returns a redirect as it is.
 * Rejects without a connection.
 */
export function fetchPage(
  url: URL,
  headers: Headers,
  cache: Cache,
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetchParts(url, headers, cache, signal);
}

/**
 * Returns the browser's own cached copy of a page, if it is current: only the places of its parts
 * cross the line. Undefined when the browser has no copy.
 */
export async function readStoredPage(url: URL, cache: Cache): Promise<Response | undefined> {
  const fromCache = fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
  const copy = await fromCache.catch(() => undefined);
  const etag = copy?.headers.get('etag');
  if (!copy?.ok || !etag) return undefined;
  return fetchParts(url, new Headers({ 'if-none-match': etag }), cache, null, copy);
}

async function fetchParts(
  url: URL,
  headers: Headers,
  cache: Cache,
  signal: AbortSignal | null,
  copy?: Response,
): Promise<Response> {
  // The copy is whole, so the places of all its parts are needed.
  const storedBefore = await storedParts(cache);
  const stored = copy ? new Map<string, string>() : storedBefore;
  headers.set(partsHeader, [...stored.keys()].join(' '));
  // The worker has its own cache, and a page that was cut for this worker must not be given to
  // anybody else.
  const request = () =>
    fetch(url, { headers, signal, credentials: 'include', redirect: 'manual', cache: 'no-store' });
  const answer = await request();
  const header = answer.headers.get(partsHeader);
  if (header === null) return answer;
  const response = copy && answer.status === 304 ? copy : answer;
  const page = joinPage({ text: await response.text(), header }, stored);
  if (!page) {
    headers.delete(partsHeader);
    return request();
  }
  const newest = new Map([...page.parts, ...storedBefore]);
  if (newest.size > storedBefore.size) {
    const entries = [...newest].slice(0, maxParts);
    // A full phone stores nothing and then gets whole pages.
    await cache.put(partsKey, new Response(JSON.stringify(entries))).catch(() => {});
  }
  const { status, headers: received } = response;
  const pageHeaders = new Headers(received);
  for (const name of ['content-encoding', 'content-length', partsHeader]) pageHeaders.delete(name);
  return new Response(page.html, { status, headers: pageHeaders });
}

async function storedParts(cache: Cache): Promise<Map<string, string>> {
  const entry = await cache.match(partsKey);
  // An unreadable entry is ignored, so that the page comes whole.
  return new Map(await entry?.json().catch(() => []));
}
