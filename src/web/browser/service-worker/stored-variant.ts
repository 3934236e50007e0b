/**
 * The key under which the cache holds the variant of the stored pages in use (`Website.variant`).
 */
export const variantKey = '/__variant';
/** The header beside it holds the choices of that moment. */
const choicesHeader = 'x-choices';

/** The state of the stored pages and of the person's choices when a page was asked for. */
export interface Moment {
  generation: number;
  choices: string;
}

interface CookieScope {
  cookieStore?: { getAll(): Promise<readonly { name: string; value: string }[]> };
}

/**
 * A choice that was sent before the worker was in use went past it. The cookies tell of it, in
 * browsers that let a worker read them.
 */
export async function choicesNow(isChoice: (cookie: string) => boolean): Promise<string> {
  const cookies = (await (self as CookieScope).cookieStore?.getAll()) ?? [];
  const chosen = cookies.filter(({ name }) => isChoice(name));
  return chosen.map(({ name, value }) => `${name}=${value}`).join(' ');
}

export function putVariant(cache: Cache, variant: string, choices: string): Promise<void> {
  return cache.put(variantKey, new Response(variant, { headers: { [choicesHeader]: choices } }));
}

/** Returns '' where something else has been chosen since, so that no stored page fits. */
export async function currentVariant(cache: Cache, choices: string): Promise<string> {
  const stored = await cache.match(variantKey);
  return stored?.headers.get(choicesHeader) === choices ? stored.text() : '';
}

export function keyOf(url: URL, variant: string): string {
  const key = new URL(url);
  key.hash = '';
  key.searchParams.set('__variant', variant);
  return key.href;
}
