import { newKey, type ProductDraft } from './product-draft.ts';

// A new product survives a reload, in the tab in which it is written, for the person who writes it.

interface StoredDraft {
  draft: ProductDraft;
  /** Sending it again with the same key is harmless. */
  submission: string;
}

const name = (personId: string): string => `mariel-auto-new-product.${personId}`;

export function findDraft(personId: string): StoredDraft | undefined {
  try {
    const kept: StoredDraft | null = JSON.parse(sessionStorage.getItem(name(personId)) ?? 'null');
    if (typeof kept?.draft?.name !== 'string') return undefined;
    // The keys of another document's rows may be taken in this one.
    const specifications = kept.draft.specifications.map((row) => ({ ...row, key: newKey() }));
    return { ...kept, draft: { ...kept.draft, specifications } };
  } catch {
    return undefined;
  }
}

export function keepDraft(personId: string, kept: StoredDraft): void {
  try {
    sessionStorage.setItem(name(personId), JSON.stringify(kept));
  } catch {
    // It lasts as long as the page.
  }
}

export function forgetDraft(personId: string): void {
  try {
    sessionStorage.removeItem(name(personId));
  } catch {
    // There was nothing.
  }
}
