import { useState } from 'react';
import { productBelowHeld } from '#features/shop/catalogue/errors.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import type { SavedProduct, StaffProduct } from '#features/shop/catalogue/products/staff-schema.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { ApiError } from '#platform/calls/client.ts';
import { errorFieldsOf } from '#platform/calls/error-answer.ts';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { lastListAddress, rememberRow } from '../list/list-address.ts';
import { type Conflict, findConflict } from './draft-merge.ts';
import { type DraftProblems, problemsFrom } from './draft-problems.ts';
import { changeOf, type ProductDraft, productDraftOf, productFormOf } from './product-draft.ts';
import type { useCatalogueProduct } from './use-catalogue-product.ts';
import type { useProductDraft } from './use-product-draft.ts';

export function useSaveProduct(
  { base, setBase, setDraft, submission, forget }: ReturnType<typeof useProductDraft>,
  catalogueProduct: ReturnType<typeof useCatalogueProduct>,
  showProblems: (problems: DraftProblems) => void,
) {
  const app = useApp();
  const { language, navigate } = app;
  const t = staffProductFormTexts[language];
  const { stored, setStored } = catalogueProduct;
  const saySaved = useSavedToast(stored ? t.updated : t.created);
  const sendDraft = useSendDraft(submission);
  const { conflict, setConflict, isConflict } = useConflict(catalogueProduct, showProblems);
  const { busy: saving, run } = useAction(stored ? t.notUpdated : t.notCreated);
  const [shortage, setShortage] = useState<Shortage>();

  const save = (written: ProductDraft, from: ProductDraft, belowHeld = false) =>
    run(async () => {
      try {
        await afterSave(await sendDraft(written, from, stored, belowHeld));
      } catch (error) {
        if (isBelowHeld(error))
          return setShortage({ written, from, message: error.answer.message });
        if (!isConflict(error, written, from)) throw error;
      }
    });

  async function answerShortage(saves: boolean) {
    setShortage(undefined);
    if (saves && shortage) await save(shortage.written, shortage.from, true);
  }

  async function afterSave(answer: SavedProduct) {
    forget();
    saySaved(answer);
    const { warnings, ...saved } = answer;
    settle(saved, productDraftOf(saved));
    rememberRow(saved.id);
    await navigate(lastListAddress(app));
  }

  function settle(now: StaffProduct, written: ProductDraft) {
    setStored(now);
    setBase(productDraftOf(now));
    setDraft(written);
  }

  async function solve(written: ProductDraft, andSave: boolean) {
    setConflict(undefined);
    if (!stored) return;
    settle(stored, written);
    if (andSave) await save(written, productDraftOf(stored));
  }

  /** Shows how the product is now; what was typed asks first. */
  function meet(now: StaffProduct, written: ProductDraft, isChanged: boolean) {
    if (!isChanged) return settle(now, productDraftOf(now));
    setStored(now);
    setConflict(findConflict(base, written, productDraftOf(now)));
  }

  return { saving, save, meet, conflict, solve, short: shortage, answerShort: answerShortage };
}

interface Shortage {
  written: ProductDraft;
  from: ProductDraft;
  message: string;
}

const isBelowHeld = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.answer?.code === productBelowHeld.code;

function useConflict(
  { setStored, showGone }: ReturnType<typeof useCatalogueProduct>,
  showProblems: (problems: DraftProblems) => void,
) {
  const { t } = useApp(staffProductFormTexts);
  const [conflict, setConflict] = useState<Conflict>();

  function isConflict(error: unknown, written: ProductDraft, from: ProductDraft): boolean {
    const answer = error instanceof ApiError ? error.answer : undefined;
    // The server sends its own `StaffProduct`.
    const now = answer?.product as StaffProduct | undefined;
    if (now && answer?.code === 'product_changed') {
      setStored(now);
      setConflict(findConflict(from, written, productDraftOf(now)));
      return true;
    }
    if (now && answer?.code === 'product_deleted') showGone(now);
    if (answer?.fields) showProblems(problemsFrom(errorFieldsOf(error), t.pictureProblem));
    return false;
  }

  return { conflict, setConflict, isConflict };
}

function useSavedToast(title: string) {
  const { language, navigate } = useApp();
  return ({ warnings, name, category, slug }: SavedProduct) =>
    toast({
      title,
      description: Object.values(warnings)[0] ?? name,
      tone: 'success',
      action: {
        label: staffProductFormTexts[language].seeInShop,
        run: () => void navigate(href(routes.product, { category, slug })),
      },
    });
}

/** A new product is sent whole, with its key; an existing one as its changes. */
function useSendDraft(key: string) {
  const { call } = useApp();
  return (
    written: ProductDraft,
    from: ProductDraft,
    stored: StaffProduct | undefined,
    belowHeld: boolean,
  ) => {
    if (!stored) return call(staffApi.createProduct, { body: productFormOf(written), key });
    const change = { ...changeOf(from, written), expected: stored.updatedAt };
    const body = belowHeld ? { ...change, belowHeld } : change;
    return call(staffApi.updateProduct, { params: { id: stored.id }, body });
  };
}
