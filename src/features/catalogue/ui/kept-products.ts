import { type Compared, readCompared, writeCompared } from '../compare.ts';
import { comparedKey, seenKey } from '../kept-keys.ts';
import type { Product } from '../schema.ts';
import { addSeen, readSeen, type SeenProduct } from '../seen.ts';
import { keptList } from './kept-list.ts';

/** The products seen last, in this browser. */
export const seenProducts = keptList<SeenProduct>(
  seenKey,
  'localStorage',
  readSeen,
  JSON.stringify,
);

/** The products to be compared, in this tab. */
export const comparedProducts = keptList<Compared>(
  comparedKey,
  'sessionStorage',
  readCompared,
  writeCompared,
);

export function rememberSeen({ id, slug, category, name, price, images }: Product): void {
  const image = images?.[0] ?? null;
  seenProducts.save(addSeen(seenProducts.load(), { id, slug, category, name, price, image }));
}
