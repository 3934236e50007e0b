/** Under this key: what the stored pages in use depend on (`Website.variant`). */
export const variantKey = '/__variant';
/** Beside it: what had been chosen then. */
const choicesHeader = 'x-choices';

/** In which state of the stored pages, and of what somebody chose, a page was asked for. */
export interface Moment {
  generation: number;
  choices: string;
}

interface CookieScope {
  cookieStore?: { getAll(): Promise<readonly { name: string; value: string }[]> };
}

/**
 * A choice that was sent before the worker was in use went past it; the cookies tell of it, in the
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

/** '' where something else has been chosen since: no stored page is right then. */
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
