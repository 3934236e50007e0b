import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { DayField } from '#kit/forms/day-field.tsx';
import { Notice } from '#kit/notice.tsx';
import { FileImport, type FileImportResult } from '#kit/staff/files/file-import.tsx';
import { ImportResult } from '#kit/staff/files/import-result.tsx';
import { useFileImport } from '#kit/staff/files/use-file-import.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { listLimits } from '../../list-limits.ts';
import type { ScreeningListImport as Report } from '../../schema.ts';
import { screeningTexts } from '../../staff-messages.ts';

/** Runs dry first, and imports once somebody has read the result. */
export function ListImport() {
  const { t, call, refresh } = useApp(screeningTexts);
  const [listedOn, setListedOn] = useState(dayInHavana(new Date()));
  const importing = useFileImport<Report>({
    maxBytes: listLimits.bytes,
    texts: { ...t, failed: t.importFailed },
    send: ({ bytes, dryRun }) => {
      const name = bytes.name.slice(0, 120);
      const query = { name, listedOn, ...(dryRun && { dryRun: '1' as const }) };
      return call(staffApi.importScreeningList, { query, bytes });
    },
    onDone: ({ weaker }) => {
      if (weaker) toast({ title: t.doneWaits, description: t.weaker[weaker] });
      else toast({ title: t.done, description: t.doneText, tone: 'success' });
      void refresh();
    },
  });
  return (
    <FileImport importing={importing} result={(result) => <Summary {...result} />}>
      <DayField
        dense
        name="listedOn"
        label={t.listedOn}
        past
        hint={t.listedOnHint}
        value={listedOn}
        onChange={({ target }) => setListedOn(target.value)}
      />
    </FileImport>
  );
}

function Summary(result: FileImportResult<Report>) {
  const { t } = useApp(screeningTexts);
  const { written, problem, known, rows, entries, left, orders, weaker } = result.report;
  return (
    <ImportResult
      {...result}
      done={weaker ? t.doneWaits : written && t.done}
      next={
        !written && !problem && !known && <Button onClick={result.onConfirm}>{t.confirm}</Button>
      }
    >
      {problem ? (
        <Notice tone="danger" title={t.wrong}>
          <p>
            {t.row} {problem.row}: {problem.message}
          </p>
        </Notice>
      ) : (
        <Stats>
          <Stat label={t.rows} value={rows} />
          <Stat label={t.entries} value={entries} />
          <Stat label={t.skipped} value={left} />
          <Stat label={t.orders} value={orders} />
        </Stats>
      )}
      {weaker && <Notice tone="warning">{t.weaker[weaker]}</Notice>}
      {known && !problem && <Notice title={t.known} />}
    </ImportResult>
  );
}
