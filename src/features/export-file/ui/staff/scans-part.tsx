import { type ChangeEvent, useId, useState } from 'react';
import { receiptTypes } from '#features/verifications/form-fields.ts';
import { Button } from '#kit/button.tsx';
import { FieldFrame } from '#kit/forms/field-frame.tsx';
import fileCss from '#kit/forms/file-input.module.css';
import { Spinner } from '#kit/spinner.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { ScanItem } from '../../items.ts';
import type { ExportCheck } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { useRecording } from './use-recording.ts';

interface ScansProps {
  item: ScanItem;
  check: ExportCheck;
  unitId: string;
}

/** The scans of a paper: to open, to take out, and a field that takes several at once. */
export function ScansPart({ item, check: { scans }, unitId }: ScansProps) {
  const { language, call } = useApp();
  const t = exportTexts[language];
  const { busy, record } = useRecording();
  return (
    <>
      {scans.length > 0 && (
        <ul className={css.scans} aria-label={t.scans}>
          {scans.map(({ id, madeBy, madeAt }, at) => {
            const params = { id: unitId, scan: id };
            return (
              <li key={id}>
                <a
                  href={callAddress(staffApi.showExportScan, { params })}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t.scan(at + 1)} <span className="visually-hidden">{t.newTab}</span>
                </a>
                <span className={css.quiet}>
                  {t.madeBy(madeBy ?? t.somebody, formatMoment(madeAt, language))}
                </span>
                <Button
                  size="s"
                  tone="quiet"
                  data-live
                  busy={busy}
                  aria-label={t.removeScan(at + 1)}
                  onClick={() => void record(() => call(staffApi.removeExportScan, { params }))}
                >
                  {t.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <ScanField item={item} unitId={unitId} />
    </>
  );
}

function ScanField({ item, unitId }: Pick<ScansProps, 'item' | 'unitId'>) {
  const { language, call } = useApp();
  const t = exportTexts[language];
  const { record } = useRecording();
  const [sending, setSending] = useState<string>();
  const id = useId();

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // One after the other: a bad line carries one file at a time.
    for (const bytes of chosen) {
      setSending(bytes.name);
      const input = { params: { id: unitId }, query: { item }, bytes };
      const done = await record(() => call(staffApi.addExportScan, input), t.scanSaved);
      if (!done) break;
    }
    setSending(undefined);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <FieldFrame id={id} label={t.addScan} hint={t.addHint} className={undefined}>
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          className={fileCss.file}
          type="file"
          multiple
          accept={receiptTypes}
          data-live
          disabled={sending !== undefined}
          onChange={(event) => void send(event)}
        />
      </FieldFrame>
      {sending && <Spinner label={t.sending(sending)} />}
    </>
  );
}
