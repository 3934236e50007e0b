import { type ChangeEvent, useCallback, useEffect, useRef } from 'react';
import { classNames } from '#kit/class-names.ts';
import { FieldFrame, useControl } from '#kit/forms/field-frame.tsx';
import fileCss from '#kit/forms/file-input.module.css';
import { useApp } from '#web/app-context.ts';
import { mostReceipts, receiptField, receiptLimit, receiptTypes } from '../../form-fields.ts';
import { verificationMessages } from '../../messages.ts';
import type { Submitter } from '../sending/submitter.ts';
import { ReceiptList } from './receipt-list.tsx';
import type { Receipt } from './receipt-uploads.ts';
import css from './receipts-field.module.css';

interface ReceiptsFieldProps {
  submitter: Submitter | undefined;
  receipts: readonly Receipt[];
  /** Nothing may change while it is on its way. */
  locked: boolean;
  error: string | undefined;
  hint?: string;
  onProblem: (message: string | undefined) => void;
}

/** Chooses up to three files; each is made small and goes up at once, while the rest is filled in. */
export function ReceiptsField(props: ReceiptsFieldProps) {
  const { submitter, receipts, locked, error, hint, onProblem } = props;
  const { language } = useApp();
  const t = verificationMessages[language];
  const input = useRef<HTMLInputElement>(null);
  const texts = {
    id: receiptField,
    label: t.receipts,
    mark: `(${t.optional})`,
    hint: (
      <>
        {`${hint ? `${hint} ` : ''}${t.receiptsHint} `}
        <span className={css.scripted}>{t.receiptsShrunk}</span>
      </>
    ),
    error,
  };
  const control = useControl(texts);

  const take = useCallback(
    (chosen: HTMLInputElement) => {
      if (!submitter) return;
      const files = [...(chosen.files ?? [])];
      chosen.value = '';
      if (files.length === 0) return;
      onProblem(addAll(submitter, files, t));
    },
    [submitter, onProblem, t],
  );

  // Somebody may have chosen before React answered.
  useEffect(() => {
    if (input.current) take(input.current);
  }, [take]);

  const change = (event: ChangeEvent<HTMLInputElement>) => take(event.target);
  return (
    <FieldFrame {...texts} className={undefined}>
      <input
        {...control}
        ref={input}
        type="file"
        name={receiptField}
        multiple
        accept={receiptTypes}
        className={classNames(fileCss.file, submitter && css.listed)}
        // A file field knows no readonly.
        onClick={(event) => locked && event.preventDefault()}
        onChange={change}
      />
      {submitter && (
        <ReceiptList
          receipts={receipts}
          locked={locked}
          onPhoto={change}
          onRemove={(uploadId) => {
            submitter.uploads.remove(uploadId);
            onProblem(undefined);
            input.current?.focus();
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Adds what can be sent; says of each of the others why not. */
function addAll(
  submitter: Submitter,
  files: readonly File[],
  t: (typeof verificationMessages)['es'],
): string | undefined {
  const problems: string[] = [];
  const left: string[] = [];
  for (const file of files) {
    const wrong = problemOf(file, t);
    if (wrong) problems.push(wrong);
    else if (submitter.uploads.current().length >= mostReceipts) left.push(file.name);
    else submitter.uploads.add(file);
  }
  if (left.length > 0) problems.push(`${t.tooMany} ${t.leftOut(left.join(', '))}`);
  return problems.join(' ') || undefined;
}

function problemOf(file: File, t: (typeof verificationMessages)['es']): string | undefined {
  if (file.size === 0) return t.emptyFile(file.name);
  if (file.size > receiptLimit) return t.tooLarge(file.name);
  // Some phones do not say what a file is; then the server looks.
  const known = file.type === '' || /^image\/|^application\/pdf$/.test(file.type);
  return known ? undefined : t.wrongType(file.name);
}
