import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { Table } from '#kit/data/table.tsx';
import { Notice } from '#kit/notice.tsx';
import type { FileImportResult } from '#kit/staff/files/file-import.tsx';
import { ImportResult } from '#kit/staff/files/import-result.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatCount } from '#platform/text/numbers.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StatementImport, StatementRow } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';
import { staffStatementTexts } from '../../statement-staff-messages.ts';
import css from './matching.module.css';
import { TakeRow } from './take-form.tsx';

interface StatementReportProps extends FileImportResult<StatementImport> {
  account: string;
}

export function StatementReport({ account, ...result }: StatementReportProps) {
  const { t } = useApp(staffStatementTexts);
  const { written, problem, headings, counts, refused, pending, rows } = result.report;
  return (
    <ImportResult
      {...result}
      done={written && t.done}
      next={
        written ? (
          <ButtonLink href={href(staffRoutes.staffMatching)}>{t.toMatching}</ButtonLink>
        ) : (
          !problem &&
          counts.new > 0 && <Button onClick={result.onConfirm}>{t.confirm(counts.new)}</Button>
        )
      }
      below={
        <>
          {refused.length > 0 && (
            <>
              <Notice
                tone="warning"
                title={`${t.counts.refused}: ${counts.refused}`}
                text={t.refusedText}
              />
              <Rows
                caption={t.counts.refused}
                rows={refused}
                total={counts.refused}
                action={(row) => <TakeRow account={account} row={row} />}
              />
            </>
          )}
          {pending.length > 0 && (
            <>
              <Notice title={`${t.counts.pending}: ${counts.pending}`} text={t.pendingText} />
              <Rows caption={t.counts.pending} rows={pending} total={counts.pending} />
            </>
          )}
          {rows.length > 0 && (
            <>
              <h3>{t.lines}</h3>
              <Rows caption={t.lines} rows={rows} total={counts.rows} />
            </>
          )}
        </>
      }
    >
      {problem ? (
        <Notice tone="danger" title={t.wrong}>
          <p>
            {t.row} {problem.row}: {problem.message}
          </p>
          {headings.length > 0 && <p>{t.headings(headings.join(' · '))}</p>}
        </Notice>
      ) : (
        <>
          <Figures counts={counts} />
          {counts.new === 0 && !written && <Notice title={t.nothing} />}
        </>
      )}
    </ImportResult>
  );
}

function Figures({ counts }: Pick<StatementImport, 'counts'>) {
  const { t } = useApp(staffStatementTexts);
  return (
    <Stats>
      <Stat label={t.counts.rows} value={formatCount(counts.rows)} />
      <Stat label={t.counts.new} value={formatCount(counts.new)} />
      <Stat label={t.counts.known} value={formatCount(counts.known)} />
      <Stat label={t.counts.out} value={formatCount(counts.out)} hint={t.outHint} />
      {counts.note > 0 && (
        <Stat label={t.counts.note} value={formatCount(counts.note)} hint={t.noteHint} />
      )}
      <Stat label={t.counts.pending} value={formatCount(counts.pending)} />
      <Stat label={t.counts.refused} value={formatCount(counts.refused)} />
    </Stats>
  );
}

interface RowsProps {
  caption: string;
  rows: readonly StatementRow[];
  total: number;
  action?: (row: StatementRow) => ReactNode;
}

function Rows({ caption, rows, total, action }: RowsProps) {
  const { t, language } = useApp(staffStatementTexts);
  return (
    <>
      <Table
        dense
        caption={caption}
        rows={rows}
        rowKey={({ row }) => row}
        columns={[
          { id: 'row', header: t.row, cell: ({ row }) => `${t.row} ${row}` },
          {
            id: 'day',
            header: t.names.day,
            cell: ({ movedOn }) => (movedOn ? formatDate(movedOn, language) : '—'),
          },
          {
            id: 'amount',
            header: matchingTexts[language].amount,
            align: 'end',
            cell: ({ cents }) => (cents === null ? '—' : formatMoney(cents, language)),
          },
          { id: 'text', header: t.names.description, cell: ({ text }) => text },
          {
            id: 'what',
            header: t.what,
            cell: (row) => (
              <div className={css.what}>
                <p>{row.message ?? t.becomes[row.state]}</p>
                {action?.(row)}
              </div>
            ),
          },
        ]}
      />
      {rows.length < total && <p>{t.firstOf(rows.length, total)}</p>}
    </>
  );
}
