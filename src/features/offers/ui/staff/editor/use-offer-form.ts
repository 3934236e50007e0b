import { useEffect, useRef, useState } from 'react';
import { totalOf } from '#features/offers/offer-rules.ts';
import type { StaffOffer } from '#features/offers/schema.ts';
import { staffOfferMessages } from '#features/offers/staff-messages.ts';
import type { FieldProblem } from '#kit/forms/problems.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type FormProblems, problemsOf, sendingProblems } from './form-problems.ts';
import { findUnsaved, keepUnsaved } from './form-store.ts';
import { countedLines, draftFrom, formOf, isSameForm, type OfferForm } from './offer-form.ts';
import { placeOf, problemText } from './problem-text.ts';

export type ChangeForm = (change: (before: OfferForm) => OfferForm) => void;

/** What was saved meanwhile by somebody else; null: the draft is gone. */
export interface Conflict {
  theirs: StaffOffer | null;
}

interface Problems {
  byId: FormProblems;
  /** A new array at each try: the summary takes the focus. */
  list: FieldProblem[];
}

/** What the editor knows and does: what is written, what is saved, what stands against it. */
export function useOfferForm(quoteId: string, draft: StaffOffer) {
  const { language, call, refresh } = useApp();
  const t = staffOfferMessages[language];
  const written = useWritten(draft);
  const { form, stored, dirty, settle } = written;
  const [problems, setProblems] = useState<Problems>({ byId: {}, list: [] });
  const [conflict, setConflict] = useState<Conflict>();

  /** Whether there are none. */
  function show(byId: FormProblems): boolean {
    const list = Object.entries(byId).map(([field, wrong]) => ({
      field,
      message: placeOf(field, form, language) + problemText(wrong, language),
    }));
    setProblems({ byId, list });
    return list.length === 0;
  }

  async function write(onto: StaffOffer): Promise<StaffOffer> {
    const body = draftFrom(form, totalOf(countedLines(form)), onto.revision);
    const saved = await call(staffApi.saveOffer, { params: { id: onto.id }, body });
    settle(saved, form);
    return saved;
  }

  /** A draft that somebody else has changed, sent or thrown away is a conflict to be solved. */
  async function instead(error: unknown): Promise<boolean> {
    if (hasCode(error, 'offer_changed') || hasCode(error, 'offer_not_draft')) await meet();
    else if (hasCode(error, 'offer_not_found')) setConflict({ theirs: null });
    else return false;
    return true;
  }

  const saving = useAction(t.notSaved, { instead });
  const sending = useAction(t.notSent, { instead });

  /** What the others made of it meanwhile. */
  async function meet() {
    const offers = await call(staffApi.listOffers, { params: { id: quoteId } }).catch(() => []);
    setConflict({ theirs: offers.find(({ state }) => state === 'draft') ?? null });
  }

  async function saveOnto(onto: StaffOffer | undefined) {
    await saving.run(async () => {
      const params = { id: quoteId };
      await write(onto ?? (await call(staffApi.draftOffer, { params, body: {} })));
      setConflict(undefined);
      toast({ title: t.saved, tone: 'success' });
      await refresh();
    });
  }

  const busy = saving.busy ? 'save' : sending.busy ? 'send' : undefined;

  // What has been mended since is no longer said.
  const asked = Object.keys(problems.byId).length > 0;
  const wrongNow = asked ? sendingProblems(form, new Date()) : {};

  return {
    ...written,
    problems: problems.list,
    /** What is wrong with a field; undefined: nothing that was asked for. */
    wrong: (id: string) => {
      const found = problems.byId[id] && wrongNow[id];
      return found && problemText(found, language);
    },
    busy,
    conflict,
    save: async () => {
      if (!busy && show(problemsOf(form))) await saveOnto(stored);
    },
    /** Whether it may be asked for. */
    maySend: () => !busy && show(sendingProblems(form, new Date())),
    send: () =>
      sending.run(async () => {
        const { id, revision } = dirty ? await write(stored) : stored;
        const body = { expected: revision };
        const { number } = await call(staffApi.sendOffer, { params: { id }, body });
        toast({ title: t.sent, description: t.sentText(number), tone: 'success' });
        await refresh();
        scrollTo(0, 0);
      }),
    keepMine: () => saveOnto(conflict?.theirs ?? undefined),
    async takeTheirs() {
      const theirs = conflict?.theirs;
      setConflict(undefined);
      settle(theirs ?? stored, formOf(theirs ?? stored), true);
      await refresh();
    },
  };
}

/** The fields, and how far they are from what is saved. */
function useWritten(draft: StaffOffer) {
  const { person } = useApp();
  const [stored, setStored] = useState(draft);
  const [base, setBase] = useState(() => formOf(draft));
  const [form, setForm] = useState(base);
  const [broughtBack, setBroughtBack] = useState(false);
  const whose = `${person?.id ?? ''}.${draft.id}`;
  const dirty = !isSameForm(base, form);

  const drawn = useRef(draft);

  // Only here is there a storage; the server drew the form as it is saved.
  useEffect(() => {
    const unsaved = findUnsaved(whose);
    if (!unsaved || isSameForm(unsaved.form, formOf(drawn.current))) return;
    setForm(unsaved.form);
    // Upon what it was written: what others saved since then is not written over unseen.
    setStored({ ...drawn.current, revision: unsaved.revision });
    setBroughtBack(true);
  }, [whose]);
  useEffect(() => {
    keepUnsaved(whose, dirty ? { form, revision: stored.revision } : undefined);
  }, [dirty, form, stored, whose]);
  // Somebody else saved it, and here nothing is written.
  useEffect(() => {
    if (dirty || draft.revision <= stored.revision) return;
    setStored(draft);
    setBase(formOf(draft));
    setForm(formOf(draft));
  }, [dirty, draft, stored]);

  function settle(saved: StaffOffer, now: OfferForm, replace = false) {
    setStored(saved);
    setBase(now);
    if (replace) setForm(now);
    setBroughtBack(false);
  }

  return {
    form,
    change: setForm as ChangeForm,
    stored,
    dirty,
    broughtBack,
    settle,
    startOver: () => settle(draft, formOf(draft), true),
  };
}
