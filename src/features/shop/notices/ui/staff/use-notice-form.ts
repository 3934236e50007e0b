import { useRef, useState } from 'react';
import { type FieldProblem, toProblems } from '#kit/forms/problems.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { ApiError } from '#platform/calls/client.ts';
import { errorFieldsOf, hasCode } from '#platform/calls/error-answer.ts';
import { changedMeanwhileCode } from '#platform/http/shared/changed-meanwhile.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeTexts } from '../../messages.ts';
import type { NoticeForm, StaffNotice } from '../../schema.ts';
import { type NoticeDraft, noticeDraftOf, readDraft } from './notice-draft.ts';

export function useNoticeForm(
  notice: StaffNotice | undefined,
  initialDraft: NoticeDraft,
  listHref: string,
) {
  const { t, language, navigate } = useApp(staffNoticeTexts);
  const [draft, setDraft] = useState(initialDraft);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const { busy: saving, run } = useAction(t.notSaved, { instead: explain });
  const [basis, setBasis] = useState(notice);
  const { theirs, setTheirs, isGone, explainMeanwhile } = useMeanwhile();
  const send = useSendNotice();

  async function save(seen = basis) {
    const read = readDraft(draft, basis, language);
    setProblems(toProblems(read.problems));
    const { form } = read;
    if (form) await run(() => publish(form, seen));
  }

  async function publish(form: NoticeForm, seen: StaffNotice | undefined) {
    const saved = await send(form, isGone ? undefined : seen);
    const text = saved.time === 'coming' ? t.savedComing : t.savedText;
    toast({
      title: notice ? t.saved : t.published,
      description: saved.time === 'past' ? undefined : text,
      tone: 'success',
    });
    await navigate(listHref, { scroll: false });
  }

  function explain(error: unknown): boolean {
    const explained = explainMeanwhile(error);
    if (!explained) setProblems(toProblems(errorFieldsOf(error)));
    return explained;
  }

  return {
    typed: draft,
    problems,
    saving,
    theirs,
    gone: isGone,
    save: () => save(),
    write: (change: Partial<NoticeDraft>) => setDraft((before) => ({ ...before, ...change })),
    async saveMine() {
      const over = theirs;
      setTheirs(undefined);
      await save(over);
    },
    useTheirs() {
      if (!theirs) return;
      setDraft(noticeDraftOf(theirs));
      setBasis(theirs);
      setTheirs(undefined);
    },
  };
}

function useSendNotice() {
  const { call } = useApp();
  const lastSubmission = useRef({ body: '', key: '' });
  return (form: NoticeForm, seen: StaffNotice | undefined): Promise<StaffNotice> => {
    if (seen) {
      const body = { ...form, expected: seen.updatedAt };
      return call(staffApi.updateNotice, { params: { id: seen.id }, body });
    }
    // The same content again is the same notice.
    const body = JSON.stringify(form);
    if (lastSubmission.current.body !== body)
      lastSubmission.current = { body, key: newIdempotencyKey() };
    return call(staffApi.createNotice, { body: form, key: lastSubmission.current.key });
  };
}

function useMeanwhile() {
  const [theirs, setTheirs] = useState<StaffNotice>();
  const [isGone, setGone] = useState(false);

  function explainMeanwhile(error: unknown): boolean {
    if (error instanceof ApiError && error.status === 404) setGone(true);
    else if (hasCode(error, changedMeanwhileCode)) setTheirs(error.answer.theirs as StaffNotice);
    else return false;
    return true;
  }

  return { theirs, setTheirs, isGone, explainMeanwhile };
}
