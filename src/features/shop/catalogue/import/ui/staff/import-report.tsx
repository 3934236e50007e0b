import { useState } from 'react';
import type {
  ImportRemark,
  ProductImport,
} from '#features/shop/catalogue/products/staff-schema.ts';
import { QuotesOfProducts } from '#features/shop/catalogue/products/ui/staff/quotes-of-products.tsx';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { Table } from '#kit/data/table.tsx';
import { CheckboxField } from '#kit/forms/field.tsx';
import { ChevronRightIcon } from '#kit/icons.tsx';
import { Notice } from '#kit/notice.tsx';
import type { FileImportResult } from '#kit/staff/files/file-import.tsx';
import { ImportResult } from '#kit/staff/files/import-result.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffImportTexts } from '../../messages.ts';
import css from './staff-import-page.module.css';

export function ImportReport(result: FileImportResult<ProductImport>) {
  const { report, onConfirm } = result;
  const { t } = useApp(staffImportTexts);
  const { written, rows, created, updated, unchanged, errorCount, picturesToFetch } = report;
  const { repeated = 0, rejected = 0 } = report;
  const [wantsRepeated, setWantsRepeated] = useState(false);
  const changed = created + updated;
  return (
    <ImportResult
      {...result}
      done={written && t.done}
      next={
        written ? (
          <ButtonLink href={href(staffRoutes.staffProducts)}>{t.seeList}</ButtonLink>
        ) : (
          changed > 0 && (
            <Button onClick={onConfirm} disabled={repeated > 0 && !wantsRepeated}>
              {t.confirm(created, updated)}
            </Button>
          )
        )
      }
      below={report.changes.length > 0 && <Changes report={report} />}
    >
      {rows > 0 && (
        <Stats>
          <Stat label={t.rows} value={rows} />
          <Stat label={written ? t.created : t.toCreate} value={created} />
          <Stat label={written ? t.updated : t.toUpdate} value={updated} />
          <Stat label={t.unchanged} value={unchanged} />
          {rejected > 0 && <Stat label={t.leftOut} value={rejected} />}
        </Stats>
      )}
      {errorCount > 0 && (
        <>
          <Notice
            tone={rows > 0 ? 'warning' : 'danger'}
            title={t.errors(errorCount)}
            text={rows > 0 ? t.rejected(rejected) : t.unreadable}
          />
          <Remarks caption={t.errors(errorCount)} remarks={report.errors} total={errorCount} />
        </>
      )}
      {errorCount === 0 && !written && changed === 0 && <Notice title={t.nothing} />}
      {!written && repeated > 0 && (
        <Notice tone="warning" title={t.repeated(repeated)}>
          <p>{t.repeatedText}</p>
          <CheckboxField
            label={t.confirmRepeated}
            checked={wantsRepeated}
            onChange={({ target }) => setWantsRepeated(target.checked)}
          />
        </Notice>
      )}
      {!written && picturesToFetch > 0 && <Notice title={t.pictures(picturesToFetch)} />}
      {report.warnings.length > 0 && (
        <div>
          <h3>{t.warnings}</h3>
          <Remarks caption={t.warnings} remarks={report.warnings} total={report.warnings.length} />
        </div>
      )}
      {!written && <QuotesOfProducts products={unavailableProducts(report)} />}
    </ImportResult>
  );
}

interface RemarksProps {
  caption: string;
  remarks: readonly ImportRemark[];
  total: number;
}

function Remarks({ caption, remarks, total }: RemarksProps) {
  const { t } = useApp(staffImportTexts);
  return (
    <>
      <Table
        dense
        caption={caption}
        rows={remarks}
        rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
        columns={columnsOf(t, {
          row: ({ row }: ImportRemark) => `${t.row} ${row}`,
          column: ({ column }) => column ?? t.wholeRow,
          message: ({ message }) => message,
        })}
      />
      {remarks.length < total && <p>{t.firstOf(remarks.length, total)}</p>}
    </>
  );
}

type Change = ProductImport['changes'][number];

function Fields({ change }: { change: Change }) {
  const { t } = useApp(staffImportTexts);
  const { columns, fields } = change;
  if (!fields) return columns.join(', ');
  return (
    <ul className={css.fields}>
      {fields.map(({ column, from, to }) => (
        <li key={column}>
          {column}:{' '}
          {change.kind === 'update' && (
            <>
              <del>{from || t.blank}</del>
              <ChevronRightIcon size={16} />
              <span className="visually-hidden"> {t.becomes} </span>
            </>
          )}
          <ins>{to || t.blank}</ins>
        </li>
      ))}
    </ul>
  );
}

function unavailableProducts({ changes }: ProductImport): string[] {
  const isTaken = ({ column, to }: { column: string; to: string }) =>
    column === 'status' && to !== 'available';
  return changes.flatMap(({ id, fields }) => (id && fields?.some(isTaken) ? [id] : []));
}

function Changes({ report }: { report: ProductImport }) {
  const { t } = useApp(staffImportTexts);
  const { changes, created, updated, written } = report;
  return (
    <div>
      <h3>{t.changes}</h3>
      <Table
        dense
        caption={t.changes}
        rows={changes}
        rowKey={({ row }) => row}
        columns={columnsOf(t, {
          product: ({ name }: ProductImport['changes'][number]) => name,
          row: { align: 'end', cell: ({ row }) => row },
          what: ({ kind }) => (written ? t.doneKinds : t.kinds)[kind],
          columnsChanged: (change: Change) => <Fields change={change} />,
        })}
      />
      {changes.length < created + updated && <p>{t.firstOf(changes.length, created + updated)}</p>}
    </div>
  );
}
