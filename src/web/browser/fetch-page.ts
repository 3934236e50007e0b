import { joinPage, partsHeader } from '../page-parts.ts';

/** Under this key in the cache: the parts, those of the last pages first. */
export const partsKey = '/__parts';
/** Of half a dozen pages; each costs seven bytes with every request. */
const mostParts = 60;

/**
 * Requests a page without the parts that this phone has stored, and puts it together. A redirect is
 * handed to the browser as it is. Rejects without a connection.
 */
export async function fetchPage(
  url: URL,
  headers: Headers,
  cache: Cache,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const stored = await storedParts(cache);
  headers.set(partsHeader, [...stored.keys()].join(' '));
  // Ours is the copy that counts, and what is cut for this worker is for nobody else.
  const request = () =>
    fetch(url, { headers, signal, credentials: 'include', redirect: 'manual', cache: 'no-store' });
  const response = await request();
  const header = response.headers.get(partsHeader);
  if (header === null) return response;
  const page = joinPage({ text: await response.text(), header }, stored);
  if (!page) {
    headers.delete(partsHeader);
    return request();
  }
  const newest = new Map([...page.parts, ...stored]);
  if ([...page.parts.keys()].some((hash) => !stored.has(hash))) {
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
