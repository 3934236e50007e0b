import { useEffect, useRef, useState } from 'react';
import { totalOf } from '#features/orders/offers/offer-rules.ts';
import type { StaffOffer } from '#features/orders/offers/schema.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import type { FieldProblem } from '#kit/forms/problems.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import {
  type FormProblems,
  offerFormProblems,
  placeOf,
  problemText,
  sendingProblems,
} from './form-problems.ts';
import { findUnsaved, storeUnsaved } from './form-store.ts';
import { countedLines, draftFrom, isSameForm, type OfferForm, offerFormOf } from './offer-form.ts';

type ChangeForm = (change: (before: OfferForm) => OfferForm) => void;

export interface FieldProps {
  form: OfferForm;
  change: ChangeForm;
  errorOf: (id: string) => string | undefined;
}

export type OfferFormState = ReturnType<typeof useOfferForm>;

interface Conflict {
  /** The draft that somebody else saved meanwhile; null where it is gone. */
  theirs: StaffOffer | null;
}

export function useOfferForm(quoteId: string, draft: StaffOffer, seen: string) {
  const { t, call, refresh } = useApp(staffOfferTexts);
  const fields = useFields(draft);
  const { form, stored, dirty, settle } = fields;
  const { problems, errorOf, show } = useProblems(form);
  const { conflict, setConflict, instead } = useConflict(quoteId);

  async function write(onto: StaffOffer): Promise<StaffOffer> {
    const body = draftFrom(form, totalOf(countedLines(form)), onto.revision);
    const saved = await call(staffApi.saveOffer, { params: { id: onto.id }, body });
    settle(saved, form);
    return saved;
  }

  const saving = useAction(t.notSaved, { instead });
  const sending = useAction(t.notSent, { instead });
  const busy = saving.busy ? 'save' : sending.busy ? 'send' : undefined;

  async function saveOnto(onto: StaffOffer | undefined) {
    await saving.run(async () => {
      const params = { id: quoteId };
      await write(onto ?? (await call(staffApi.draftOffer, { params, body: {} })));
      setConflict(undefined);
      toast({ title: t.saved, tone: 'success' });
      await refresh();
    });
  }

  async function sendDraft() {
    const { id, revision } = dirty ? await write(stored) : stored;
    const { number } = await call(staffApi.sendOffer, {
      params: { id },
      body: { expected: revision, seen },
    });
    toast({ title: t.sent, description: t.sentText(number), tone: 'success' });
    await refresh();
    scrollTo(0, 0);
  }

  return {
    ...fields,
    problems,
    errorOf,
    busy,
    conflict,
    save: async () => {
      if (!busy && show(offerFormProblems(form))) await saveOnto(stored);
    },
    maySend: () => !busy && show(sendingProblems(form, new Date())),
    send: () => sending.run(sendDraft),
    keepMine: () => saveOnto(conflict?.theirs ?? undefined),
    async takeTheirs() {
      const theirs = conflict?.theirs ?? stored;
      setConflict(undefined);
      settle(theirs, offerFormOf(theirs), true);
      await refresh();
    },
  };
}

function useConflict(quoteId: string) {
  const { call, refresh } = useApp();
  const [conflict, setConflict] = useState<Conflict>();

  async function findConflict() {
    const offers = await call(staffApi.listOffers, { params: { id: quoteId } }).catch(() => []);
    setConflict({ theirs: offers.find(({ state }) => state === 'draft') ?? null });
  }

  /**
   * A draft that somebody else has changed, sent or discarded is a conflict, not a failure. What
   * the customer did meanwhile stands above the form once the page is read anew.
   */
  async function instead(error: unknown): Promise<boolean> {
    if (hasCode(error, 'offer_changed') || hasCode(error, 'offer_not_draft')) await findConflict();
    else if (hasCode(error, 'offer_not_found')) setConflict({ theirs: null });
    else if (hasCode(error, 'case_news')) await refresh();
    else return false;
    return true;
  }

  return { conflict, setConflict, instead };
}

function useProblems(form: OfferForm) {
  const { language } = useApp();
  const [byId, setById] = useState<FormProblems>({});
  // Each try makes a new array, because the summary then takes the focus.
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const hasProblems = Object.keys(byId).length > 0;
  const remaining = hasProblems ? sendingProblems(form, new Date()) : {};

  function show(found: FormProblems): boolean {
    const list = Object.entries(found).map(([field, wrong]) => ({
      field,
      message: placeOf(field, form, language) + problemText(wrong, language),
    }));
    setById(found);
    setProblems(list);
    return list.length === 0;
  }

  function errorOf(id: string): string | undefined {
    const problem = byId[id] && remaining[id];
    return problem && problemText(problem, language);
  }

  return { problems, errorOf, show };
}

function useFields(draft: StaffOffer) {
  const { person } = useApp();
  const [stored, setStored] = useState(draft);
  const [base, setBase] = useState(() => offerFormOf(draft));
  const [form, setForm] = useState(base);
  const [broughtBack, setBroughtBack] = useState(false);
  const storageKey = `${person?.id ?? ''}.${draft.id}`;
  const dirty = !isSameForm(base, form);
  const firstDraft = useRef(draft);

  // An effect, because the server, which has no storage, draws the form as it is saved.
  useEffect(() => {
    const unsaved = findUnsaved(storageKey);
    if (!unsaved || isSameForm(unsaved.form, offerFormOf(firstDraft.current))) return;
    setForm(unsaved.form);
    // Keeps the revision on which it was typed, so that others' changes since then show as a
    // conflict.
    setStored({ ...firstDraft.current, revision: unsaved.revision });
    setBroughtBack(true);
  }, [storageKey]);
  useEffect(() => {
    storeUnsaved(storageKey, dirty ? { form, revision: stored.revision } : undefined);
  }, [dirty, form, stored, storageKey]);
  useEffect(() => {
    if (dirty || draft.revision <= stored.revision) return;
    setStored(draft);
    setBase(offerFormOf(draft));
    setForm(offerFormOf(draft));
  }, [dirty, draft, stored]);

  function settle(saved: StaffOffer, savedForm: OfferForm, replace = false) {
    setStored(saved);
    setBase(savedForm);
    if (replace) setForm(savedForm);
    setBroughtBack(false);
  }

  return {
    form,
    change: setForm as ChangeForm,
    stored,
    dirty,
    broughtBack,
    settle,
    startOver: () => settle(draft, offerFormOf(draft), true),
  };
}
