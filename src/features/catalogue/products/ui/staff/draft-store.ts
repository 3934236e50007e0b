import { newProductEntry } from '#platform/browser/registry/forms.ts';
import { readStored, theirs, writeStored } from '#platform/browser/storage.ts';
import { newKey, type ProductDraft } from './product-draft.ts';

// A new product survives a reload, in the tab in which it is written, for the person who writes it.

interface StoredDraft {
  draft: ProductDraft;
  /** Sending it again with the same key is harmless. */
  submission: string;
}

export function findDraft(personId: string): StoredDraft | undefined {
  try {
    const kept: StoredDraft | null = JSON.parse(
      readStored(theirs(newProductEntry, personId)) ?? 'null',
    );
    if (typeof kept?.draft?.name !== 'string') return undefined;
    // The keys of another document's rows may be taken in this one.
    const specifications = kept.draft.specifications.map((row) => ({ ...row, key: newKey() }));
    return { ...kept, draft: { ...kept.draft, specifications } };
  } catch {
    return undefined;
  }
}

export function keepDraft(personId: string, kept: StoredDraft): void {
  writeStored(theirs(newProductEntry, personId), JSON.stringify(kept));
}

export function forgetDraft(personId: string): void {
  writeStored(theirs(newProductEntry, personId), null);
}
