import { comparedEntry, seenEntry } from '#platform/browser/registry/every-page.ts';
import { storedValue } from '#platform/browser/stored-value.ts';
import type { Product } from '../../schema.ts';
import { type ComparedProduct, readCompared, writeCompared } from '../compare.ts';
import { addSeen, readSeen, type SeenProduct } from '../seen.ts';

const nothing: readonly never[] = [];

const seen = storedValue<readonly SeenProduct[]>(seenEntry, {
  read: readSeen,
  write: JSON.stringify,
});
const compared = storedValue<readonly ComparedProduct[]>(comparedEntry, {
  read: readCompared,
  write: writeCompared,
});

export const useSeen = (): readonly SeenProduct[] => seen.use() ?? nothing;
export const clearSeen = (): void => seen.save(undefined);

export const useCompared = (): readonly ComparedProduct[] => compared.use() ?? nothing;
export const saveCompared = compared.save;

export function rememberSeen({ id, slug, category, name, price, images }: Product): void {
  const image = images?.[0] ?? null;
  seen.save(addSeen(seen.current() ?? [], { id, slug, category, name, price, image }));
}
