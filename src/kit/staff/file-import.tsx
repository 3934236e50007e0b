import { type ReactNode, useRef } from 'react';
import { useApp } from '#web/app-context.ts';
import { Button } from '../button.tsx';
import { FieldFrame, useControl } from '../forms/field-frame.tsx';
import fileCss from '../forms/file-input.module.css';
import { failureTexts } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { Spinner } from '../spinner.tsx';
import type { useFileImport } from './use-file-import.ts';

interface FileImportProps<R extends { written: boolean }> {
  importing: ReturnType<typeof useFileImport<R>>;
  label: string;
  hint: string;
  checking: (name: string) => string;
  taking: (name: string) => string;
  children?: ReactNode;
  result: (name: string, report: R, onOther: () => void) => ReactNode;
}

/**
 * Imports a file in two steps: a dry run first, and the import when somebody has read its result.
 */
export function FileImport<R extends { written: boolean }>(props: FileImportProps<R>) {
  const { importing, label, hint, children, result } = props;
  const { file, report, problem, busy } = importing;
  const texts = { id: 'file', label, hint };
  const control = useControl(texts);
  const input = useRef<HTMLInputElement>(null);
  const retry = failureTexts[useApp().language].retry;
  return (
    <>
      <FieldFrame {...texts} className={undefined}>
        <input
          {...control}
          className={fileCss.file}
          ref={input}
          type="file"
          accept=".csv,text/csv"
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
        <Spinner label={busy === 'check' ? props.checking(file.name) : props.taking(file.name)} />
      )}
      {problem && file && (
        <Notice
          tone="danger"
          role="alert"
          title={problem}
          action={
            <Button size="s" tone="secondary" onClick={() => void importing.check(file)}>
              {retry}
            </Button>
          }
        />
      )}
      {report &&
        file &&
        busy === undefined &&
        result(file.name, report, () => {
          importing.clear();
          input.current?.focus();
        })}
    </>
  );
}
