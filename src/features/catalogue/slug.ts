import { plain } from '#platform/text/plain.ts';

/** Long enough for any name that a person reads in an address. */
const maxSlugLength = 80;

/**
 * The last part of a product's address: its name, and before and after it what the name leaves
 * out of brand, model and year. 'producto' where none of them has a letter we can write.
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

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken, and its number; starts at `from`. */
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

function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replaceAll('ñ', 'n')
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** Whole words as far as they fit. */
function shorten(words: readonly string[]): string {
  let slug = '';
  for (const word of words) {
    const next = slug ? `${slug}-${word}` : word.slice(0, maxSlugLength);
    if (next.length > maxSlugLength) break;
    slug = next;
  }
  return slug;
}
