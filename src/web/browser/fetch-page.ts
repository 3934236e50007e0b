import { joinPage, partsHeader } from '../page-parts.ts';

/** Under this key in the cache: the parts, those of the last pages first. */
export const partsKey = '/__parts';
/** Of half a dozen pages; each costs seven bytes with every request. */
const mostParts = 60;

/**
 * Requests a page without the parts that this phone has stored, and puts it together. A redirect is
 * handed to the browser as it is. Rejects without a connection.
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
 * The page that the browser itself has of an address, if it is the newest: only the places of its
 * parts cross the line. Undefined where the browser has none.
 */
export async function readPage(url: URL, cache: Cache): Promise<Response | undefined> {
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
  // Of a copy all places are asked for: it is whole.
  const known = await storedParts(cache);
  const stored = copy ? new Map<string, string>() : known;
  headers.set(partsHeader, [...stored.keys()].join(' '));
  // Ours is the copy that counts, and what is cut for this worker is for nobody else.
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
  const newest = new Map([...page.parts, ...known]);
  if (newest.size > known.size) {
    const entries = [...newest].slice(0, mostParts);
    // A full phone stores nothing, and gets whole pages.
    await cache.put(partsKey, new Response(JSON.stringify(entries))).catch(() => {});
  }
  const { status, headers: received } = response;
  const pageHeaders = new Headers(received);
  for (const name of ['content-encoding', 'content-length', partsHeader]) pageHeaders.delete(name);
  return new Response(page.html, { status, headers: pageHeaders });
}

async function storedParts(cache: Cache): Promise<Map<string, string>> {
  const entry = await cache.match(partsKey);
  // What cannot be read any more is as good as nothing: the page comes whole.
  return new Map(await entry?.json().catch(() => []));
}
