import { type ReactNode, useRef } from 'react';
import { useApp } from '#web/app-context.ts';
import { Button } from '../../button.tsx';
import { FieldFrame, useControl } from '../../forms/field-frame.tsx';
import fileCss from '../../forms/file-input.module.css';
import { failureTexts } from '../../messages.ts';
import { Notice } from '../../notice.tsx';
import { Spinner } from '../../spinner.tsx';
import type { useFileImport } from './use-file-import.ts';

interface FileImportProps<Report extends { written: boolean }> {
  importing: ReturnType<typeof useFileImport<Report>>;
  children?: ReactNode;
  /** Shows the result of the dry run or of the import. */
  result: (result: FileImportResult<Report>) => ReactNode;
}

/** Of the file of this name. `onConfirm` imports it, `onOther` returns to the file field. */
export interface FileImportResult<Report> {
  name: string;
  report: Report;
  onConfirm: () => void;
  onOther: () => void;
}

/**
 * Imports a file in two steps: a dry run first, and the import when somebody has read its result.
 */
export function FileImport<Report extends { written: boolean }>({
  importing,
  children,
  result,
}: FileImportProps<Report>) {
  const { texts, file, report, problem, busy } = importing;
  const field = { id: 'file', label: texts.file, hint: texts.fileHint };
  const control = useControl(field);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FieldFrame {...field} className={undefined}>
        <input
          {...control}
          className={fileCss.file}
          ref={input}
          type="file"
          data-live
          disabled={busy !== undefined}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) void importing.check(chosen);
            // Lets the same file be chosen again after a correction.
            target.value = '';
          }}
        />
      </FieldFrame>
      {children}
      {busy && file && (
        <Spinner
          label={busy === 'check' ? texts.checking(file.name) : texts.importing(file.name)}
        />
      )}
      {problem && file && <Problem problem={problem} retry={() => void importing.check(file)} />}
      {report &&
        file &&
        busy === undefined &&
        result({
          name: file.name,
          report,
          onConfirm: () => void importing.confirm(),
          onOther: () => {
            importing.clear();
            input.current?.focus();
          },
        })}
    </>
  );
}

function Problem({ problem, retry }: { problem: string; retry: () => void }) {
  const { t } = useApp(failureTexts);
  return (
    <Notice
      tone="danger"
      role="alert"
      title={problem}
      action={
        <Button size="s" tone="secondary" onClick={retry}>
          {t.retry}
        </Button>
      }
    />
  );
}
