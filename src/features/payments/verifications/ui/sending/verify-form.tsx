import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { OtherLanguage } from '#kit/forms/other-language.tsx';
import { type FieldProblem, problemOf } from '#kit/forms/problems.ts';
import { Notice } from '#kit/notice.tsx';
import { renderedForField } from '#platform/http/shared/rendered-for.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { forgeryReportField, honeypotField, receiptField } from '../../form-fields.ts';
import { verificationProblems } from '../../form-problems.ts';
import { verificationTexts } from '../../messages.ts';
import { isWrong } from '../receipts/receipt-uploads.ts';
import { type Problems, problemsOfActionData, problemsOfFailure } from './form-failure.ts';
import { readVerificationForm } from './form-values.ts';
import { newVerificationSubmitter } from './new-verification.ts';
import { beginProof } from './proof-of-work.ts';
import { SendButton, SendingNotice, SendingReceipts } from './sending-parts.tsx';
import { type SendingForm, useSendingForm } from './use-sending-form.ts';
import { AskForHelp, Honeypot, Trust, TypedFields } from './verify-fields.tsx';
import css from './verify-page.module.css';

/**
 * The form is plain HTML that the server takes; with a script, its draft is stored and sent exactly
 * once.
 */
export function VerifyForm({ actionData }: { actionData: ActionData | undefined }) {
  const { t, call } = useApp(verificationTexts);
  const sending = useSendingForm({
    find: newVerificationSubmitter,
    restores: !actionData,
    receiptProblem: receiptProblemOf(problemsOfActionData(actionData)),
  });
  const { form, submitter, receipts, locked } = sending;
  const [problems, showProblems] = useProblems(actionData, sending);
  const initial = useInitialValues(actionData);
  const isForgeryReport = useIsForgeryReport(actionData);
  const errorOf = (field: string) => problemOf(problems.fields, field);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!submitter) return;
    event.preventDefault();
    if (locked) return submitter.sendNow();
    const fields = readVerificationForm(event.currentTarget);
    const wrong: FieldProblem[] = verificationProblems(fields, t);
    if (receipts.some(isWrong)) wrong.push({ field: receiptField, message: t.wrongFiles });
    showProblems({ fields: wrong, message: '' });
    if (wrong.length === 0) submitter.submit(fields);
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
      onInput={(event) => {
        submitter?.saveFields(readVerificationForm(event.currentTarget));
        beginProof(call);
      }}
    >
      <ErrorSummary title={t.problem} problems={problems.fields} />
      <HiddenFields isReport={isForgeryReport} />
      {problems.message && <FailureNotice message={problems.message} />}
      <TypedFields
        initial={initial}
        locked={locked}
        errorOf={errorOf}
        isForgeryReport={isForgeryReport}
      />
      <SendingReceipts sending={sending} />
      <Honeypot error={errorOf(honeypotField)} value={initial[honeypotField]} />
      <Trust />
      <div className="stack">
        <SendingNotice sending={sending} />
        <SendButton sending={sending} text={isForgeryReport ? t.reportSend : t.send} />
        <OtherLanguage />
      </div>
    </form>
  );
}

function HiddenFields({ isReport: isForgeryReport }: { isReport: boolean }) {
  const { person } = useApp();
  return (
    <>
      {person && <input type="hidden" name={renderedForField} value={person.id} />}
      {isForgeryReport && <input type="hidden" name={forgeryReportField} value="1" />}
    </>
  );
}

function FailureNotice({ message }: { message: string }) {
  const { t } = useApp(verificationTexts);
  return (
    <Notice tone="danger" title={t.failed} role="alert" action={<AskForHelp />}>
      <p>{message}</p>
      <p>{t.failedKept}</p>
    </Notice>
  );
}

/**
 * Keeps the problems of the last submission: correcting one does not bring the focus back to the
 * summary.
 */
function useProblems(
  actionData: ActionData | undefined,
  { error, setReceiptProblem }: Pick<SendingForm, 'error' | 'setReceiptProblem'>,
) {
  const { t } = useApp(verificationTexts);
  const [problems, setProblems] = useState<Problems>(() => problemsOfActionData(actionData));
  const showProblems = useCallback(
    (found: Problems) => {
      setProblems(found);
      setReceiptProblem(receiptProblemOf(found));
    },
    [setReceiptProblem],
  );
  useEffect(() => {
    if (error) showProblems(problemsOfFailure(error, t));
  }, [error, t, showProblems]);
  useErrorTitle(problems);
  return [problems, showProblems] as const;
}

function useInitialValues(actionData: ActionData | undefined): Record<string, string | undefined> {
  const { person, address } = useApp();
  if (actionData) return actionData.values;
  return {
    verificationCode: address.searchParams.get('code') ?? undefined,
    quoteReference: address.searchParams.get('ref') ?? undefined,
    email: person?.email,
    whatsapp: person?.whatsapp ?? undefined,
  };
}

function useErrorTitle({ fields }: Problems): void {
  const { t } = useApp(verificationTexts);
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

function receiptProblemOf({ fields }: Problems): string | undefined {
  return problemOf(fields, receiptField);
}

/** True where the page is for a report of a forgery, by its link or by the form that came back. */
export function useIsForgeryReport(actionData: ActionData | undefined): boolean {
  const { address } = useApp();
  return Boolean(
    actionData
      ? actionData.values[forgeryReportField]
      : address.searchParams.get(forgeryReportField),
  );
}
