import type { Product } from '../../schema.ts';
import { type Compared, readCompared, writeCompared } from '../compare.ts';
import { addSeen, readSeen, type SeenProduct } from '../seen.ts';
import { comparedKey, seenKey } from '../storage-keys.ts';
import { storedList } from './stored-list.ts';

/** The products seen last, in this browser. */
export const seenProducts = storedList<SeenProduct>(
  seenKey,
  'localStorage',
  readSeen,
  JSON.stringify,
);

/** The products to be compared, in this tab. */
export const comparedProducts = storedList<Compared>(
  comparedKey,
  'sessionStorage',
  readCompared,
  writeCompared,
);

export function rememberSeen({ id, slug, category, name, price, images }: Product): void {
  const image = images?.[0] ?? null;
  seenProducts.save(addSeen(seenProducts.load(), { id, slug, category, name, price, image }));
}
