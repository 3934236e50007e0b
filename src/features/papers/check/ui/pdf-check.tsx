import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FieldFrame, useControl } from '#kit/forms/field-frame.tsx';
import { useApp } from '#web/app-context.ts';
import { hashField } from '../form-fields.ts';
import { checkTexts } from '../messages.ts';
import css from './check-page.module.css';

/** In bytes; the database allows no larger papers. */
const largest = 1_000_000;

/** Asks by the SHA-256 of a file, which itself is never sent. */
export function PdfCheck() {
  const { t } = useApp(checkTexts);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const texts = { id: 'pdf', label: t.pdf, hint: t.pdfHint, error: problem };
  const control = useControl(texts);

  async function ask(file: File | undefined) {
    if (!file) return setProblem(t.pdfMissing);
    if (file.size > largest) return setProblem(t.pdfTooLarge);
    setBusy(true);
    try {
      askByHash(await sha256Of(file));
    } catch {
      setProblem(t.pdfFailed);
      setBusy(false);
    }
  }

  // Somebody may have chosen a file before React answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of what lay there already
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file) void ask(file);
  }, []);

  return (
    <>
      <p className={css.plain}>{t.pdfNoScript}</p>
      <div className={`grid gap-4 ${css.scripted}`}>
        <FieldFrame {...texts} className={undefined}>
          <input
            {...control}
            ref={input}
            type="file"
            accept="application/pdf"
            className={css.file}
            onChange={({ target }) => void ask(target.files?.[0])}
          />
        </FieldFrame>
        <p>
          <Button
            tone="secondary"
            busy={busy}
            data-live
            onClick={() => void ask(input.current?.files?.[0])}
          >
            {t.checkPdf}
          </Button>
        </p>
      </div>
    </>
  );
}

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Submits the form of the page, so that the answer is the same page. */
function askByHash(sha256: string): void {
  const form = document.getElementById('check') as HTMLFormElement;
  const field = form.elements.namedItem(hashField) as HTMLInputElement;
  field.value = sha256;
  form.submit();
}
