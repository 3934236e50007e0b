import { newRowKey } from '#kit/staff/row-key.ts';
import { newProductEntry } from '#platform/browser/registry/forms.ts';
import { placeOfPerson, readStored, writeStored } from '#platform/browser/storage.ts';
import type { ProductDraft } from './product-draft.ts';

// A new product survives a reload, in its tab and for the person who writes it.

interface StoredDraft {
  draft: ProductDraft;
  submission: string;
}

export function findProductDraft(personId: string): StoredDraft | undefined {
  try {
    const stored: StoredDraft | null = JSON.parse(
      readStored(placeOfPerson(newProductEntry, personId)) ?? 'null',
    );
    if (typeof stored?.draft?.name !== 'string') return undefined;
    // The stored keys may be in use in this document.
    const specifications = stored.draft.specifications.map((row) => ({ ...row, key: newRowKey() }));
    return { ...stored, draft: { ...stored.draft, specifications } };
  } catch {
    return undefined;
  }
}

export function saveProductDraft(personId: string, stored: StoredDraft): void {
  writeStored(placeOfPerson(newProductEntry, personId), JSON.stringify(stored));
}

export function deleteProductDraft(personId: string): void {
  writeStored(placeOfPerson(newProductEntry, personId), null);
}
