import { type ReactNode, useEffect, useRef } from 'react';
import type { CsvFiles } from '#platform/http/csv-file.ts';
import { useApp } from '#web/app-context.ts';
import { Button } from '../../button.tsx';
import { importTexts } from '../../messages.ts';
import type { FileImportResult } from './file-import.tsx';

interface ImportResultProps
  extends Omit<
    FileImportResult<{ written: boolean; leftFiles?: CsvFiles | null | undefined }>,
    'onConfirm'
  > {
  /** Where it was imported; by default that the file was checked. */
  done: string | false;
  /** The button or link that goes on. */
  next: ReactNode;
  /** What is read after the buttons. */
  below?: ReactNode;
  children: ReactNode;
}

/** What a dry run or an import came to: read from its top, with the rows that stay out as a file. */
export function ImportResult(props: ImportResultProps) {
  const { name, report, done, next, below, children, onOther } = props;
  const { t } = useApp(importTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new report is read from its top
  useEffect(() => heading.current?.focus(), [report]);
  const { leftFiles } = report;
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {done || t.checked(name)}
      </h2>
      {children}
      <div className="row gap-2">
        {next}
        {leftFiles &&
          (['csv', 'excel'] as const).map((format) => (
            <Button
              key={format}
              tone="secondary"
              onClick={() => download(leftFiles[format], `${t.leftFile}-${name}`)}
            >
              {t.left[format]}
            </Button>
          ))}
        <Button tone="secondary" onClick={onOther}>
          {t.other}
        </Button>
      </div>
      {below}
    </section>
  );
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
