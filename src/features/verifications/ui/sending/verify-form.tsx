import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { type FieldProblem, problemOf } from '#kit/forms/problems.ts';
import { Notice } from '#kit/notice.tsx';
import { drawnForField } from '#platform/http/shared/drawn-for.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { honeypotField, receiptField, reportField } from '../../form-fields.ts';
import { problemsOf } from '../../form-problems.ts';
import { verificationMessages } from '../../messages.ts';
import { isWrong } from '../receipts/receipt-uploads.ts';
import { ReceiptsField } from '../receipts/receipts-field.tsx';
import { type Problems, problemsOfFailure, problemsOfPosted } from './form-failure.ts';
import { readForm, restoreForm } from './form-fields.ts';
import { newVerificationSubmitter } from './new-verification.ts';
import { beginProof } from './proof-of-work.ts';
import { SendingNotice } from './sending-notice.tsx';
import { useIsReport } from './use-is-report.ts';
import { useSubmitter } from './use-submitter.ts';
import { AskWhatsapp, Honeypot, Trust, TypedFields } from './verify-fields.tsx';
import css from './verify-page.module.css';

/**
 * The form. Plain HTML that the server takes as it is; once React answers, what is typed
 * is stored in the browser and goes out exactly once.
 */
export function VerifyForm({ posted }: { posted: PostedForm | undefined }) {
  const { call, language, person } = useApp();
  const t = verificationMessages[language];
  const form = useRef<HTMLFormElement>(null);
  const { submitter, receipts, phase, error: failure } = useSubmitter(newVerificationSubmitter);
  // Those of the last submission: whoever mends one is not called back to the summary.
  const [problems, setProblems] = useState<Problems>(() => problemsOfPosted(posted));
  const [receiptProblem, setReceiptProblem] = useState(() => ofReceipts(problems));
  const initial = useInitialValues(posted);
  const report = useIsReport(posted);
  const locked = phase !== 'idle';
  const errorOf = (field: string) => problemOf(problems.fields, field);
  useErrorTitle(problems);

  useEffect(() => {
    if (submitter && form.current && !posted) restoreForm(form.current, submitter.savedFields());
  }, [submitter, posted]);
  const showProblems = useCallback((found: Problems) => {
    setProblems(found);
    setReceiptProblem(ofReceipts(found));
  }, []);
  useEffect(() => {
    if (failure) showProblems(problemsOfFailure(failure, t));
  }, [failure, t, showProblems]);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!submitter) return;
    event.preventDefault();
    if (locked) return submitter.sendNow();
    const fields = readForm(event.currentTarget);
    const wrong: FieldProblem[] = problemsOf(fields, t);
    if (receipts.some(isWrong)) wrong.push({ field: receiptField, message: t.wrongFiles });
    showProblems({ fields: wrong, message: '' });
    if (wrong.length === 0) submitter.submit(fields);
  }

  function write(event: FormEvent<HTMLFormElement>) {
    submitter?.saveFields(readForm(event.currentTarget));
    beginProof(call);
  }

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={href(routes.verify)}
      encType="multipart/form-data"
      noValidate
      data-live
      onSubmit={submit}
      onInput={write}
    >
      <ErrorSummary title={t.problem} problems={problems.fields} />
      {person && <input type="hidden" name={drawnForField} value={person.id} />}
      {report && <input type="hidden" name={reportField} value="1" />}
      {problems.message && (
        <Notice tone="danger" title={t.failed} role="alert" action={<AskWhatsapp />}>
          <p>{problems.message}</p>
          <p>{t.failedKept}</p>
        </Notice>
      )}
      <TypedFields initial={initial} locked={locked} errorOf={errorOf} report={report} />
      <ReceiptsField
        submitter={submitter}
        receipts={receipts}
        locked={locked}
        error={receiptProblem}
        onProblem={setReceiptProblem}
      />
      <Honeypot error={errorOf(honeypotField)} value={initial[honeypotField]} />
      <Trust />
      <div className="stack">
        <SendingNotice submitter={submitter} phase={phase} receipts={receipts} />
        <Button type="submit" busy={phase === 'sending'}>
          {phase === 'waiting' ? t.sendNow : report ? t.reportSend : t.send}
        </Button>
      </div>
    </form>
  );
}

/** Initial values: what was posted, else the query of the link, else the profile. */
function useInitialValues(posted: PostedForm | undefined): Record<string, string | undefined> {
  const { person, address } = useApp();
  if (posted) return posted.values;
  return {
    verificationCode: address.searchParams.get('code') ?? undefined,
    quoteReference: address.searchParams.get('ref') ?? undefined,
    email: person?.email,
    whatsapp: person?.whatsapp ?? undefined,
  };
}

/** Who reads the title in a list of windows reads that something is wrong. */
function useErrorTitle({ fields }: Problems): void {
  const t = verificationMessages[useApp().language];
  const wrong = fields.length > 0;
  useEffect(() => {
    if (!wrong) return;
    const before = document.title;
    if (!before.startsWith(t.errorTitle(''))) document.title = t.errorTitle(before);
    return () => {
      document.title = document.title.replace(t.errorTitle(''), '');
    };
  }, [wrong, t]);
}

function ofReceipts({ fields }: Problems): string | undefined {
  return problemOf(fields, receiptField);
}
