import { importLimits } from '#features/shop/catalogue/products/product-form.ts';
import type { ProductImport } from '#features/shop/catalogue/products/staff-schema.ts';
import { useListLink } from '#features/shop/catalogue/products/ui/staff/list/list-address.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { FileImport } from '#kit/staff/files/file-import.tsx';
import { useFileImport } from '#kit/staff/files/use-file-import.ts';
import { CsvLinks } from '#kit/staff/list/csv-links.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { staffImportTexts } from '../../messages.ts';
import { ImportReport } from './import-report.tsx';
import css from './staff-import-page.module.css';

export const page: AnyPage = definePage<null>({
  head: ({ language }) => ({ title: staffImportTexts[language].title, hidden: true }),
  View: StaffImportPage,
});

function StaffImportPage() {
  const { t, call } = useApp(staffImportTexts);
  const importing = useFileImport<ProductImport>({
    maxBytes: importLimits.bytes,
    texts: t,
    send: ({ bytes, dryRun, seen, key }) => {
      const { repeated = 0, rejected = 0 } = seen ?? {};
      const query = dryRun
        ? { dryRun: '1' as const }
        : {
            ...(repeated > 0 && { repeated: String(repeated) }),
            ...(rejected > 0 && { rejected: String(rejected) }),
          };
      return call(staffApi.importProducts, { bytes, query, key });
    },
    onDone: ({ created, updated }) => {
      const description = t.doneText(created, updated);
      toast({ title: t.done, description, tone: 'success' });
    },
  });
  return (
    <StaffPage title={t.title}>
      <BackNav {...useListLink()} text={t.back} />
      <p>{t.lead}</p>
      <FileImport importing={importing} result={(result) => <ImportReport {...result} />}>
        <HowTo />
      </FileImport>
    </StaffPage>
  );
}

function HowTo() {
  const { t } = useApp(staffImportTexts);
  return (
    <Disclosure summary={t.howTitle}>
      <ul className={css.how}>
        {t.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <CsvLinks call={staffApi.exportProducts} of={t.allProducts} />
      </p>
    </Disclosure>
  );
}
