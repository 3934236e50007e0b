import { useRef, useState } from 'react';
import type { FieldProblem } from '#kit/forms/error-summary.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { ApiError } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeMessages } from '../../messages.ts';
import type { NoticeForm, StaffNotice } from '../../schema.ts';
import { readTyped, type Typed, typedFrom } from './typed-notice.ts';

/** What is typed about a notice, and to save it; whatever happens meanwhile, what is typed stays. */
export function useNoticeForm(notice: StaffNotice | undefined, first: Typed, listHref: string) {
  const { language, call, navigate } = useApp();
  const t = staffNoticeMessages[language];
  const [typed, setTyped] = useState(first);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [saving, setSaving] = useState(false);
  /** The notice that what is typed is based on. */
  const [basis, setBasis] = useState(notice);
  /** As someone else has made it meanwhile. */
  const [theirs, setTheirs] = useState<StaffNotice>();
  const [gone, setGone] = useState(false);
  const sent = useRef({ body: '', key: '' });

  async function save(expected = basis?.updatedAt) {
    const read = readTyped(typed, basis, language);
    setProblems(toProblems(read.problems));
    if (!read.form || saving) return;
    setSaving(true);
    try {
      const saved = await send(read.form, expected);
      const text = saved.time === 'coming' ? t.savedComing : t.savedText;
      toast({
        title: notice ? t.saved : t.published,
        description: saved.time === 'past' ? undefined : text,
        tone: 'success',
      });
      await navigate(listHref, { scroll: false });
    } catch (error) {
      await explain(error);
    }
    setSaving(false);
  }

  function send(form: NoticeForm, expected: string | undefined): Promise<StaffNotice> {
    if (basis && !gone) {
      const body = { ...form, ...(expected && { expected }) };
      return call(staffApi.updateNotice, { params: { id: basis.id }, body });
    }
    // The same words again are the same notice; other words are another one.
    const body = JSON.stringify(form);
    if (sent.current.body !== body) sent.current = { body, key: newKey() };
    return call(staffApi.createNotice, { body: form, key: sent.current.key });
  }

  async function explain(error: unknown) {
    const refused = error instanceof ApiError ? error : undefined;
    if (refused?.status === 404) return setGone(true);
    if (refused?.answer.code === 'notice_changed' && basis) {
      const params = { id: basis.id };
      const current = await call(staffApi.findStaffNotice, { params }).catch(() => undefined);
      return current ? setTheirs(current) : setGone(true);
    }
    setProblems(toProblems(refused?.answer.fields ?? {}));
    toast({
      title: t.error,
      description: refused ? refused.answer.message : t.notSaved,
      tone: 'danger',
    });
  }

  return {
    typed,
    problems,
    saving,
    theirs,
    gone,
    save: () => save(),
    write: (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })),
    /** Over what someone else has saved. */
    async saveMine() {
      const over = theirs;
      setTheirs(undefined);
      await save(over?.updatedAt);
    },
    useTheirs() {
      if (!theirs) return;
      setTyped(typedFrom(theirs));
      setBasis(theirs);
      setTheirs(undefined);
    },
  };
}

function toProblems(fields: Record<string, string>): FieldProblem[] {
  return Object.entries(fields).map(([field, message]) => ({ field, message }));
}
