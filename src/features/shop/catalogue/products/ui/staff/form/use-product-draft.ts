import { useEffect, useState } from 'react';
import type { StaffProduct } from '#features/shop/catalogue/products/staff-schema.ts';
import { newRowKey } from '#kit/staff/list/row-key.ts';
import { newProductEntry } from '#platform/browser/registry/forms.ts';
import { placeOfPerson, readStored, writeStored } from '#platform/browser/storage.ts';
import { useApp } from '#web/app-context.ts';
import { changedDraftFields, type ProductDraft } from './product-draft.ts';

export interface ProductEditorProps {
  product: StaffProduct | undefined;
  start: ProductDraft;
  brands: readonly string[];
  /** True where it starts from another product: no stored draft is restored. */
  copied: boolean;
}

export function useProductDraft({ product, start, copied }: ProductEditorProps) {
  const owner = useApp().person?.id ?? '';
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start);
  const [submission, setSubmission] = useState('');
  const [isRestored, setBroughtBack] = useState(false);
  const isChanged = changedDraftFields(base, draft).length > 0;
  const isStored = !product && !copied;

  // Storage exists only in the browser; the server draws the empty form.
  useEffect(() => {
    const stored = isStored ? findProductDraft(owner) : undefined;
    setSubmission(stored?.submission ?? crypto.randomUUID());
    if (!stored) return;
    setDraft(stored.draft);
    setBroughtBack(true);
  }, [isStored, owner]);
  useEffect(() => {
    if (isStored && submission && isChanged) saveProductDraft(owner, { draft, submission });
  }, [isStored, submission, isChanged, owner, draft]);

  const deleteDraft = () => deleteProductDraft(owner);
  return {
    base,
    setBase,
    draft,
    setDraft,
    submission,
    isChanged,
    broughtBack: isRestored,
    forget: deleteDraft,
    startOver() {
      deleteDraft();
      setDraft(start);
      setBroughtBack(false);
      setSubmission(crypto.randomUUID());
    },
  };
}

// A new product survives a reload, in its tab and for the person who writes it.

interface StoredDraft {
  draft: ProductDraft;
  submission: string;
}

function findProductDraft(personId: string): StoredDraft | undefined {
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

function saveProductDraft(personId: string, stored: StoredDraft): void {
  writeStored(placeOfPerson(newProductEntry, personId), JSON.stringify(stored));
}

function deleteProductDraft(personId: string): void {
  writeStored(placeOfPerson(newProductEntry, personId), null);
}
