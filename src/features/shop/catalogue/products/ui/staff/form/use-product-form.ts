import { useState } from 'react';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { type FieldProblem, toProblems } from '#kit/forms/problems.ts';
import { useApp } from '#web/app-context.ts';
import { lastListAddress } from '../list/list-address.ts';
import { type DraftProblems, productDraftProblems } from './draft-problems.ts';
import type { ProductDraft } from './product-draft.ts';
import { useCatalogueProduct } from './use-catalogue-product.ts';
import { type ProductEditorProps, useProductDraft } from './use-product-draft.ts';
import { useSaveProduct } from './use-save-product.ts';

export type ChangeDraft = (change: (before: ProductDraft) => ProductDraft) => void;

interface Problems {
  byId: DraftProblems;
  /** A new array for each attempt, so that the summary takes the focus. */
  list: FieldProblem[];
}

const noProblems: Problems = { byId: {}, list: [] };

export function useProductForm(props: ProductEditorProps) {
  const app = useApp();
  const { language, navigate } = app;
  const t = staffProductFormTexts[language];
  const [problems, setProblems] = useState(noProblems);
  const show = (byId: DraftProblems) => setProblems({ byId, list: toProblems(byId) });
  const writing = useProductDraft(props);
  const catalogue = useCatalogueProduct(props.product);
  const saving = useSaveProduct(writing, catalogue, show);
  const { draft, setDraft, base, broughtBack, startOver, forget } = writing;
  const { stored, gone: isGone, restore, restoring } = catalogue;

  async function save(waiting: boolean) {
    if (stored?.deletedAt && !isGone) return;
    const foundProblems = {
      ...productDraftProblems(draft, language),
      ...findUnreadableNumbers(t.notNumber),
    };
    if (waiting) foundProblems.images = t.waitForPictures;
    show(foundProblems);
    if (Object.keys(foundProblems).length === 0) await saving.save(draft, base);
  }

  return {
    ...saving,
    save,
    draft,
    change: setDraft as ChangeDraft,
    problems,
    dirty: (props.copied && !stored) || writing.isChanged,
    stored,
    gone: isGone,
    restore,
    restoring,
    broughtBack,
    startOver,
    leave: forget,
    goBack: () => navigate(lastListAddress(app)),
  };
}

/** Number fields with an unreadable text have an empty value, which would clear the stored one. */
function findUnreadableNumbers(message: string): DraftProblems {
  const fields = document.querySelectorAll<HTMLInputElement>('main form input[type="number"]');
  const wrong = [...fields].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(wrong.map(({ id }) => [id, message]));
}
