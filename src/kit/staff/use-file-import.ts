import { useRef, useState } from 'react';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { ApiError } from '#platform/calls/client.ts';
import { messageOf } from '#platform/calls/error-answer.ts';

interface FileImport<R> {
  /** Most bytes of a file. */
  longest: number;
  texts: { tooLarge: string; failed: string };
  /** Only looks at a file, or takes it in. The key is of this file: taken in twice, it is done once. */
  send: (sending: { bytes: File; dryRun: boolean; key: string }) => Promise<R>;
  /** Once it is taken in. */
  onDone: (report: R) => void;
}

/** A file on its way into the shop: what would happen, then what happened. */
export function useFileImport<R extends { written: boolean }>(what: FileImport<R>) {
  const { longest, texts, send, onDone } = what;
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<R>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'check' | 'import'>();
  const key = useRef('');

  async function check(chosen: File) {
    setFile(chosen);
    setReport(undefined);
    setProblem(chosen.size > longest ? texts.tooLarge : undefined);
    if (chosen.size > longest) return;
    // Tried again because an answer was lost, it may have been done: the server knows by the key.
    if (chosen !== file) key.current = newKey();
    await run('check', chosen);
  }

  async function confirm() {
    const done = file && (await run('import', file));
    if (done?.written) onDone(done);
  }

  async function run(step: 'check' | 'import', bytes: File) {
    setBusy(step);
    setProblem(undefined);
    try {
      const came = await send({ bytes, dryRun: step === 'check', key: key.current });
      setReport(came);
      return came;
    } catch (error) {
      // The server's own shape: somebody changed something since the file was checked.
      const changed = error instanceof ApiError ? error.answer.report : undefined;
      if (changed) setReport(changed as R);
      else setProblem(messageOf(error, texts.failed));
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

  return { file, report, problem, busy, check, confirm, clear };
}
