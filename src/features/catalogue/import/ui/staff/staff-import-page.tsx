import { useRef } from 'react';
import { useListLink } from '#features/catalogue/products/ui/staff/list/use-list-link.ts';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { FieldFrame, useControl } from '#kit/forms/field-frame.tsx';
import fileCss from '#kit/forms/file-input.module.css';
import { Notice } from '#kit/notice.tsx';
import { Spinner } from '#kit/spinner.tsx';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { staffImportMessages } from '../../messages.ts';
import { ImportReport } from './import-report.tsx';
import css from './staff-import-page.module.css';
import { useImport } from './use-import.ts';

/** Products from a CSV file: checked first, written once somebody has read what would happen. */
export const page: AnyPage = definePage<null>({
  head: ({ language }) => ({ title: staffImportMessages[language].title, hidden: true }),
  View: StaffImportPage,
});

function StaffImportPage() {
  const t = staffImportMessages[useApp().language];
  const importing = useImport();
  const { file, report, problem, busy } = importing;
  const texts = { id: 'file', label: t.file, hint: t.fileHint };
  const control = useControl(texts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <StaffPage title={t.title}>
      <BackNav {...useListLink()} text={t.back} />
      <p>{t.lead}</p>
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
            // The same file, mended, can be chosen again.
            target.value = '';
          }}
        />
      </FieldFrame>
      <HowTo />
      {busy && file && (
        <Spinner label={busy === 'check' ? t.checking(file.name) : t.importing(file.name)} />
      )}
      {problem && file && (
        <Notice
          tone="danger"
          role="alert"
          title={problem}
          action={
            <Button size="s" tone="secondary" onClick={() => void importing.check(file)}>
              {t.retry}
            </Button>
          }
        />
      )}
      {report && file && busy === undefined && (
        <ImportReport
          name={file.name}
          report={report}
          onConfirm={() => void importing.confirm()}
          onOther={() => {
            importing.clear();
            input.current?.focus();
          }}
        />
      )}
    </StaffPage>
  );
}

function HowTo() {
  const t = staffImportMessages[useApp().language];
  return (
    <Disclosure summary={t.howTitle}>
      <ul className={css.how}>
        {t.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <a href={callAddress(staffApi.exportProducts, { query: {} })} download>
          {t.exportAll}
        </a>
      </p>
    </Disclosure>
  );
}
