import { partsHeader, wholePage } from '../page-parts.ts';

/** Under this key in the cache the pieces lie, those of the last pages first. */
export const partsKey = '/__parts';
/** Of half a dozen pages; each costs seven bytes with every question. */
const mostParts = 60;

/**
 * Asks for a page without the pieces that this phone keeps, and puts it together. A redirect is
 * handed to the browser as it is. Rejects without a connection.
 */
export async function fetchPage(
  url: URL,
  headers: Headers,
  cache: Cache,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const kept = await cachedParts(cache);
  headers.set(partsHeader, [...kept.keys()].join(' '));
  // Ours is the copy that counts, and what is cut for this worker is for nobody else.
  const ask = () =>
    fetch(url, { headers, signal, credentials: 'include', redirect: 'manual', cache: 'no-store' });
  const answer = await ask();
  const header = answer.headers.get(partsHeader);
  if (header === null) return answer;
  const whole = wholePage({ text: await answer.text(), header }, kept);
  if (!whole) {
    headers.delete(partsHeader);
    return ask();
  }
  const newest = new Map([...whole.parts, ...kept]);
  if ([...whole.parts.keys()].some((hash) => !kept.has(hash))) {
    const entries = [...newest].slice(0, mostParts);
    // A full phone keeps nothing, and gets whole pages.
    await cache.put(partsKey, new Response(JSON.stringify(entries))).catch(() => {});
  }
  const { status, headers: said } = answer;
  const described = new Headers(said);
  for (const name of ['content-encoding', 'content-length', partsHeader]) described.delete(name);
  return new Response(whole.html, { status, headers: described });
}

async function cachedParts(cache: Cache): Promise<Map<string, string>> {
  const entry = await cache.match(partsKey);
  // What cannot be read any more is as good as nothing: the page comes whole.
  return new Map(await entry?.json().catch(() => []));
}
