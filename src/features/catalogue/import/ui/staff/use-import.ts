import { useRef, useState } from 'react';
import { importLimits } from '#features/catalogue/products/product-form.ts';
import type { ProductImport } from '#features/catalogue/products/staff-schema.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { ApiError } from '#platform/calls/client.ts';
import { messageOf } from '#platform/calls/error-answer.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffImportMessages } from '../../messages.ts';

/** A file on its way into the catalogue: what would happen, then what happened. */
export function useImport() {
  const { language, call } = useApp();
  const t = staffImportMessages[language];
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ProductImport>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'check' | 'import'>();
  /** Of this file: confirmed twice, it is done once. */
  const key = useRef('');

  async function check(chosen: File) {
    setFile(chosen);
    setReport(undefined);
    setProblem(chosen.size > importLimits.bytes ? t.tooLarge : undefined);
    if (chosen.size > importLimits.bytes) return;
    // Tried again because an answer was lost, it may have been done: the server knows by the key.
    if (chosen !== file) key.current = newKey();
    await run('check', chosen);
  }

  async function confirm() {
    const done = file && (await run('import', file));
    if (!done?.written) return;
    const description = t.doneText(done.created, done.updated);
    toast({ title: t.done, description, tone: 'success' });
  }

  async function run(what: 'check' | 'import', bytes: File) {
    setBusy(what);
    setProblem(undefined);
    try {
      const query = what === 'check' ? { dryRun: '1' as const } : {};
      const came = await call(staffApi.importProducts, { bytes, query, key: key.current });
      setReport(came);
      return came;
    } catch (error) {
      // The server's own shape: somebody changed the catalogue since the file was checked.
      const changed = error instanceof ApiError ? error.answer.report : undefined;
      if (changed) setReport(changed as ProductImport);
      else setProblem(messageOf(error, t.failed));
      return undefined;
    } finally {
      setBusy(undefined);
    }
  }

  return {
    file,
    report,
    problem,
    busy,
    check,
    confirm,
    clear() {
      setFile(undefined);
      setReport(undefined);
      setProblem(undefined);
    },
  };
}
