import { plain } from '#platform/text/plain.ts';

const maxSlugLength = 80;

/**
 * The name, with those words of brand, model and year that it lacks. 'producto' if no letter is
 * left.
 */
export function slugOf(product: {
  name: string;
  brand: string | null;
  model: string | null;
  year: number | null;
}): string {
  const name = wordsOf(product.name);
  const missing = (text: string | null) =>
    wordsOf(text ?? '').filter((word) => !name.includes(word));
  const words = [
    ...missing(product.brand),
    ...missing(product.model),
    ...name,
    ...missing(product.year === null ? null : String(product.year)),
  ];
  return shorten(words) || 'producto';
}

export function firstFree(
  slug: string,
  isTaken: (slug: string) => boolean,
  from = 1,
): { slug: string; number: number } {
  for (let number = from; ; number += 1) {
    const next = number === 1 ? slug : `${slug}-${number}`;
    if (!isTaken(next)) return { slug: next, number };
  }
}

export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replaceAll('ñ', 'n')
      .match(/[a-z0-9]+/g) ?? []
  );
}

function shorten(words: readonly string[]): string {
  let slug = '';
  for (const word of words) {
    const next = slug ? `${slug}-${word}` : word.slice(0, maxSlugLength);
    if (next.length > maxSlugLength) break;
    slug = next;
  }
  return slug;
}
