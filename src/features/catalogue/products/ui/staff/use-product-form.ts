import { useEffect, useState } from 'react';
import type { FieldProblem } from '#kit/forms/error-summary.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { ApiError } from '#platform/calls/client.ts';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffFormMessages } from '../../messages.ts';
import type { SavedProduct, StaffProduct } from '../../staff-schema.ts';
import { type Conflict, conflictOf } from './draft-merge.ts';
import { type DraftProblems, problemsFrom, problemsOf } from './draft-problems.ts';
import { deleteProductDraft, findDraft, saveProductDraft } from './draft-store.ts';
import { comeBackTo, listLeft } from './list-address.ts';
import { changedFields, changeOf, draftOf, formOf, type ProductDraft } from './product-draft.ts';
import type { ProductEditorProps } from './product-editor.tsx';
import { sentenceOf } from './sentence-of.ts';

export type ChangeDraft = (change: (before: ProductDraft) => ProductDraft) => void;

interface Problems {
  byId: DraftProblems;
  /** A new array at each try to save: the summary takes the focus. */
  list: FieldProblem[];
}

const noProblems: Problems = { byId: {}, list: [] };

/** What the form knows and does: its draft, what stands in the catalogue, saving, conflicts. */
export function useProductForm({ product, start, copied }: ProductEditorProps) {
  const { language, call, navigate, person } = useApp();
  const t = staffFormMessages[language];
  const [stored, setStored] = useState(product);
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start);
  const [submission, setSubmission] = useState('');
  const [broughtBack, setBroughtBack] = useState(false);
  const [problems, setProblems] = useState(noProblems);
  const [saving, setSaving] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  /** Somebody else deleted it while it was written here. */
  const [gone, setGone] = useState(false);
  const owner = person?.id ?? '';
  const dirty = copied && !stored ? true : changedFields(base, draft).length > 0;

  // Only here is there a storage; the server drew the form as it begins.
  useEffect(() => {
    const storedDraft = product || copied ? undefined : findDraft(owner);
    setSubmission(storedDraft?.submission ?? crypto.randomUUID());
    if (!storedDraft) return;
    setDraft(storedDraft.draft);
    setBroughtBack(true);
  }, [product, copied, owner]);
  useEffect(() => {
    if (!product && !copied && submission && dirty) saveProductDraft(owner, { draft, submission });
  }, [product, copied, submission, dirty, owner, draft]);

  function show(byId: DraftProblems) {
    const list = Object.entries(byId).map(([field, message]) => ({ field, message }));
    setProblems({ byId, list });
  }

  async function save(waiting: boolean) {
    if (saving || (stored?.deletedAt && !gone)) return;
    const found = { ...problemsOf(draft, language), ...unreadable(t.notNumber) };
    if (waiting) found.images = t.waitForPictures;
    if (Object.keys(found).length > 0) return show(found);
    show({});
    await send(draft, base, stored);
  }

  async function send(written: ProductDraft, from: ProductDraft, known: StaffProduct | undefined) {
    setSaving(true);
    try {
      await done(known ? await update(written, from, known) : await create(written));
    } catch (error) {
      fail(error, written, from);
    } finally {
      setSaving(false);
    }
  }

  const create = (written: ProductDraft) =>
    call(staffApi.createProduct, { body: formOf(written), key: submission });

  const update = (written: ProductDraft, from: ProductDraft, { id, updatedAt }: StaffProduct) =>
    call(staffApi.updateProduct, {
      params: { id },
      body: { ...changeOf(from, written), expected: updatedAt },
    });

  async function done({ warnings, ...saved }: SavedProduct) {
    deleteProductDraft(owner);
    const { category, slug } = saved;
    toast({
      title: stored ? t.updated : t.created,
      description: Object.values(warnings)[0] ?? saved.name,
      tone: 'success',
      action: {
        label: t.seeInShop,
        run: () => void navigate(href(routes.product, { category, slug })),
      },
    });
    settle(saved, draftOf(saved));
    comeBackTo(saved.id);
    await navigate(listLeft());
  }

  function fail(error: unknown, written: ProductDraft, from: ProductDraft) {
    const text = sentenceOf(error, stored ? t.notUpdated : t.notCreated);
    const answer = error instanceof ApiError ? error.answer : undefined;
    // The server's own shape, as it gives it everywhere.
    const now = answer?.product as StaffProduct | undefined;
    if (now && answer?.code === 'product_changed') {
      setStored(now);
      setConflict(conflictOf(from, written, draftOf(now)));
      return;
    }
    if (now && answer?.code === 'product_deleted') {
      setStored(now);
      setGone(true);
      scrollTo(0, 0);
    }
    if (answer?.fields) show(problemsFrom(answer.fields, t.pictureProblem));
    toast({ title: t.error, description: text, tone: 'danger' });
  }

  /** What now stands in the catalogue, and what is written upon it. */
  function settle(now: StaffProduct, written: ProductDraft) {
    setStored(now);
    setBase(draftOf(now));
    setDraft(written);
  }

  async function solve(written: ProductDraft, andSave: boolean) {
    setConflict(undefined);
    if (!stored) return;
    settle(stored, written);
    if (andSave) await send(written, draftOf(stored), stored);
  }

  async function restore() {
    if (!stored) return;
    setRestoring(true);
    try {
      const { warnings: _, ...now } = await call(staffApi.restoreProduct, {
        params: { id: stored.id },
      });
      // It stands as it did when it was deleted; what was written here is stored.
      setStored(now);
      setGone(false);
      toast({ title: t.restored, tone: 'success' });
    } catch (error) {
      toast({ title: t.error, description: sentenceOf(error, t.notRestored), tone: 'danger' });
    }
    setRestoring(false);
  }

  return {
    draft,
    change: setDraft as ChangeDraft,
    problems,
    stored,
    dirty,
    saving,
    save,
    conflict,
    solve,
    gone,
    restore,
    restoring,
    broughtBack,
    startOver() {
      deleteProductDraft(owner);
      setDraft(start);
      setBroughtBack(false);
      setSubmission(crypto.randomUUID());
    },
    /** Whoever leaves without saving wants nothing of it back. */
    leave: () => deleteProductDraft(owner),
    async goBack() {
      await navigate(listLeft());
    },
  };
}

/**
 * Number fields whose text is none: their value says nothing of it, and would clear what was there.
 */
function unreadable(message: string): DraftProblems {
  const fields = document.querySelectorAll<HTMLInputElement>('main form input[type="number"]');
  const wrong = [...fields].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(wrong.map(({ id }) => [id, message]));
}
