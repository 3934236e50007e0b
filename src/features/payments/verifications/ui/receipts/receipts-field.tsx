import { type ChangeEvent, useCallback, useEffect, useRef } from 'react';
import { uploadTexts } from '#features/requests/uploads/messages.ts';
import { fileLimit, fileTypes } from '#features/requests/uploads/upload-limits.ts';
import { classNames } from '#kit/class-names.ts';
import { FieldFrame, useControl } from '#kit/forms/field-frame.tsx';
import fileCss from '#kit/forms/file-input.module.css';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { maxReceipts, receiptField } from '../../form-fields.ts';
import { verificationTexts } from '../../messages.ts';
import type { Submitter } from '../sending/submitter.ts';
import { ReceiptList } from './receipt-list.tsx';
import type { UploadedReceipt } from './receipt-uploads.ts';
import css from './receipts-field.module.css';

interface ReceiptsFieldProps {
  submitter: Submitter | undefined;
  receipts: readonly UploadedReceipt[];
  locked: boolean;
  error: string | undefined;
  hint?: string;
  onProblem: (message: string | undefined) => void;
}

/** Takes up to three files; each is made small and sent at once, while the rest is filled in. */
export function ReceiptsField(props: ReceiptsFieldProps) {
  const { submitter, receipts, locked, onProblem } = props;
  const input = useRef<HTMLInputElement>(null);
  const texts = useFieldTexts(props);
  const control = useControl(texts);
  const addChosen = useAddChosen(submitter, onProblem);

  // Somebody may have chosen files before React was ready.
  useEffect(() => {
    if (input.current) addChosen(input.current);
  }, [addChosen]);

  const change = (event: ChangeEvent<HTMLInputElement>) => addChosen(event.target);
  return (
    <FieldFrame {...texts} className={undefined}>
      <input
        {...control}
        ref={input}
        type="file"
        name={receiptField}
        multiple
        accept={fileTypes}
        className={classNames(fileCss.file, submitter && css.listed)}
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

function useFieldTexts({ error, hint }: Pick<ReceiptsFieldProps, 'error' | 'hint'>) {
  const { t } = useApp(verificationTexts);
  return {
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
}

function useAddChosen(
  submitter: Submitter | undefined,
  onProblem: (message: string | undefined) => void,
) {
  const { language } = useApp();
  return useCallback(
    (input: HTMLInputElement) => {
      if (!submitter) return;
      const files = [...(input.files ?? [])];
      input.value = '';
      if (files.length > 0) onProblem(addAll(submitter, files, language));
    },
    [submitter, onProblem, language],
  );
}

/** Adds the files that can be sent; returns why the others cannot. */
function addAll(
  submitter: Submitter,
  files: readonly File[],
  language: Language,
): string | undefined {
  const t = verificationTexts[language];
  const problems: string[] = [];
  const left: string[] = [];
  for (const file of files) {
    const wrong = problemOf(file, t);
    if (wrong) problems.push(wrong);
    else if (submitter.uploads.current().length >= maxReceipts) left.push(file.name);
    else submitter.uploads.add(file);
  }
  if (left.length > 0)
    problems.push(`${uploadTexts[language].tooMany} ${t.leftOut(left.join(', '))}`);
  return problems.join(' ') || undefined;
}

function problemOf(file: File, t: (typeof verificationTexts)['es']): string | undefined {
  if (file.size === 0) return t.emptyFile(file.name);
  if (file.size > fileLimit) return t.tooLarge(file.name);
  // Some phones do not name the type; then the server decides.
  const known = file.type === '' || /^image\/|^application\/pdf$/.test(file.type);
  return known ? undefined : t.wrongType(file.name);
}
