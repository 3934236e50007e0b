import { categories, type ProductCategory } from '../categories.ts';

export const seenLimit = 8;

export interface SeenProduct {
  id: string;
  slug: string;
  category: ProductCategory;
  name: string;
  price: string | null;
  image: string | null;
}

/** Drops whatever is not a valid product: the browser's storage can hold anything. */
export function readSeen(text: string | null): SeenProduct[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen).slice(0, seenLimit) : [];
  } catch {
    return [];
  }
}

export function addSeen(seen: readonly SeenProduct[], product: SeenProduct): SeenProduct[] {
  return [product, ...seen.filter(({ id }) => id !== product.id)].slice(0, seenLimit);
}

function isSeen(stored: unknown): stored is SeenProduct {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, slug, category, name, price, image } = stored as Record<string, unknown>;
  return (
    [id, slug, name].every((text) => typeof text === 'string' && text !== '') &&
    categories.some((known) => known.slug === category) &&
    (price === null || (typeof price === 'string' && /^\d+\.\d\d$/.test(price))) &&
    (image === null || (typeof image === 'string' && image.startsWith('/pictures/')))
  );
}
