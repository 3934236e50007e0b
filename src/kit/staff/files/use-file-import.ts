import { useRef, useState } from 'react';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { ApiError } from '#platform/calls/client.ts';
import { messageOf } from '#platform/calls/error-answer.ts';
import { useSignInAgain } from '../../use-sign-in-again.ts';

interface Sending<Report> {
  bytes: File;
  dryRun: boolean;
  seen: Report | undefined;
  key: string;
}

interface FileImport<Report> {
  /** The largest file, in bytes. */
  maxBytes: number;
  texts: FileImportTexts;
  /**
   * Does a dry run, or the import of what was `seen` in its report. The key belongs to the file, so that the same file is imported
   * once.
   */
  send: (sending: Sending<Report>) => Promise<Report>;
  onDone: (report: Report) => void;
}

interface FileImportTexts {
  file: string;
  fileHint: string;
  /** While a file of this name is in its dry run, and while it is imported. */
  checking: (name: string) => string;
  importing: (name: string) => string;
  tooLarge: string;
  failed: string;
}

/** The state of an import: dry run, then import. */
export function useFileImport<Report extends { written: boolean }>(options: FileImport<Report>) {
  const { maxBytes, texts, send, onDone } = options;
  const { offerSignIn } = useSignInAgain();
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'check' | 'import'>();
  const key = useRef('');

  async function check(newFile: File) {
    setFile(newFile);
    setReport(undefined);
    setProblem(newFile.size > maxBytes ? texts.tooLarge : undefined);
    if (newFile.size > maxBytes) return;
    // When a response was lost, the import may have happened: the server knows by the key.
    if (newFile !== file) key.current = newIdempotencyKey();
    await run('check', newFile);
  }

  async function confirm() {
    const imported = file && (await run('import', file));
    if (imported?.written) onDone(imported);
  }

  async function run(step: 'check' | 'import', bytes: File) {
    setBusy(step);
    setProblem(undefined);
    try {
      const newReport = await send({
        bytes,
        dryRun: step === 'check',
        seen: report,
        key: key.current,
      });
      setReport(newReport);
      return newReport;
    } catch (error) {
      // Somebody has changed something since the dry run: the error has the new report.
      const changed = error instanceof ApiError ? error.answer.report : undefined;
      if (changed) setReport(changed as Report);
      else if (!(await offerSignIn(error))) setProblem(messageOf(error, texts.failed));
      return undefined;
    } finally {
      setBusy(undefined);
    }
  }

  function clear() {
    setFile(undefined);
    setReport(undefined);
    setProblem(undefined);
  }

  return { texts, file, report, problem, busy, check, confirm, clear };
}
