import { comparedEntry } from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { addCompared, type ComparedProduct, readCompared, writeCompared } from './compare.ts';

/**
 * Stores what the comparison's page compares. An address that only adds a product (`?mas=`: the
 * link of a product before React) opens again with all that this tab compares.
 */
export function keepCompared(columns: readonly ComparedProduct[], query: URLSearchParams): void {
  const [added] = columns;
  const isWhole = query.has('p');
  if (!added && !isWhole) return;
  const stored = readCompared(readStored(comparedEntry));
  const all = (!isWhole && added && addCompared(stored, added)) || columns;
  writeStored(comparedEntry, writeCompared(all));
  if (all.length > columns.length) location.replace(`?p=${writeCompared(all)}`);
}
