import { type ChangeEvent, useId, useState } from 'react';
import { fileTypes } from '#features/requests/uploads/upload-limits.ts';
import { FieldFrame } from '#kit/forms/field-frame.tsx';
import fileCss from '#kit/forms/file-input.module.css';
import { Spinner } from '#kit/spinner.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { useRecord } from '#kit/staff/form/use-record.ts';
import { callAddress } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { ScanItem } from '../../items.ts';
import type { ExportCheck } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { MadeBy } from './versions.tsx';

interface ScansProps {
  item: ScanItem;
  check: ExportCheck;
  unitId: string;
}

export function ScansPart({ item, check: { scans }, unitId }: ScansProps) {
  const { t } = useApp(exportTexts);
  return (
    <>
      {scans.length > 0 && (
        <ul className={`grid gap-2 taps ${css.scans}`} aria-label={t.scans}>
          {scans.map((scan, at) => (
            <Scan key={scan.id} scan={scan} number={at + 1} />
          ))}
        </ul>
      )}
      <ScanField item={item} unitId={unitId} />
    </>
  );
}

interface ScanProps {
  scan: ExportCheck['scans'][number];
  number: number;
}

function Scan({ scan, number }: ScanProps) {
  const { t, call } = useApp(exportTexts);
  const params = { id: scan.unit, scan: scan.id };
  const remove = () => call(staffApi.removeExportScan, { params });
  return (
    <li>
      <a href={callAddress(staffApi.showExportScan, { params })} target="_blank" rel="noreferrer">
        {t.scan(number)} <span className="visually-hidden">{t.newTab}</span>
      </a>
      <MadeBy made={scan} />
      <RecordButton
        texts={t}
        tone="quiet"
        label={t.removeScan(number)}
        record={remove}
        done={t.saved}
      >
        {t.remove}
      </RecordButton>
    </li>
  );
}

function ScanField({ item, unitId }: Pick<ScansProps, 'item' | 'unitId'>) {
  const { t, call } = useApp(exportTexts);
  const { record } = useRecord(t);
  const [sending, setSending] = useState<string>();
  const id = useId();

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // Files go one after the other, because a bad line carries one at a time.
    for (const bytes of chosen) {
      setSending(bytes.name);
      const input = { params: { id: unitId }, query: { item }, bytes };
      const done = await record(() => call(staffApi.addExportScan, input), t.scanSaved);
      if (!done) break;
    }
    setSending(undefined);
    // Lets the same file be chosen again.
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
          accept={fileTypes}
          data-live
          disabled={sending !== undefined}
          onChange={(event) => void send(event)}
        />
      </FieldFrame>
      {sending && <Spinner label={t.sending(sending)} />}
    </>
  );
}
