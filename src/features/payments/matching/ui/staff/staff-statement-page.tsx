import { type ReactNode, useEffect, useRef } from 'react';
import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { Notice } from '#kit/notice.tsx';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { FileImport } from '#kit/staff/files/file-import.tsx';
import { useFileImport } from '#kit/staff/files/use-file-import.ts';
import { QueueLinks, StaffPage } from '#kit/staff/staff-page.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import type { BankAccount, StatementImport } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';
import { statementLimits } from '../../statement-limits.ts';
import { staffStatementTexts } from '../../statement-staff-messages.ts';
import { LayoutForm } from './layout-form.tsx';
import { StatementReport } from './statement-report.tsx';

interface StatementData {
  accounts: BankAccount[];
  account: BankAccount | undefined;
}

export const page: AnyPage = definePage<StatementData>({
  load: async ({ call, query }) => {
    const accounts = await call(staffApi.listBankAccounts, {});
    const chosen = accounts.find(({ id }) => id === query.get('account'));
    return { accounts, account: chosen ?? accounts[0] };
  },
  head: ({ language }) => ({ title: staffStatementTexts[language].title, hidden: true }),
  View: StatementPage,
});

function StatementPage({ data: { accounts, account } }: { data: StatementData }) {
  const { t, language } = useApp(staffStatementTexts);
  return (
    <StaffPage title={t.title} lead={t.lead}>
      <BackNav href={href(staffRoutes.staffMatching)} text={t.toMatching} />
      {account ? (
        <>
          <QueueLinks
            label={t.account}
            links={accounts.map((each) => ({
              href: href(staffRoutes.staffStatement, {}, { account: each.id }),
              label: `${methodNames[language][each.method]}: ${each.account}`,
              current: each.id === account.id,
            }))}
          />
          <Statement key={account.id} account={account} />
        </>
      ) : (
        <Notice title={matchingTexts[language].noAccounts} />
      )}
    </StaffPage>
  );
}

function Statement({ account }: { account: BankAccount }) {
  const { t, call } = useApp(staffStatementTexts);
  const { id, layout } = account;
  const importing = useFileImport<StatementImport>({
    maxBytes: statementLimits.bytes,
    texts: t,
    send: ({ bytes, dryRun }) => {
      const query = dryRun ? { dryRun: '1' as const } : {};
      return call(staffApi.importStatement, { params: { id }, query, bytes });
    },
    onDone: ({ counts }) => {
      toast({ title: t.done, description: t.doneText(counts.new), tone: 'success' });
    },
  });
  const { file, report } = importing;
  const headings = report?.headings.join('\n') ?? '';
  const bank = report?.proposal.bank;
  const form = (
    <LayoutForm
      key={`${headings} ${JSON.stringify(layout)}`}
      account={account}
      file={report}
      onSaved={file && (() => importing.check(file))}
    />
  );
  return (
    <>
      {!layout && !report && <p>{t.columnsFirst}</p>}
      <FileImport
        importing={importing}
        result={(result) =>
          result.report.columnsKnown || result.report.problem ? (
            <StatementReport {...result} account={id} />
          ) : (
            <ColumnsOf name={result.name}>
              {bank && <p>{t.looksLike(bank)}</p>}
              {form}
            </ColumnsOf>
          )
        }
      >
        {layout && (
          <Disclosure summary={t.columns} open={Boolean(report?.problem && headings)}>
            {form}
          </Disclosure>
        )}
      </FileImport>
    </>
  );
}

function ColumnsOf({ name, children }: { name: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-3">
      <h2 ref={heading} tabIndex={-1}>
        {staffStatementTexts[useApp().language].columnsOf(name)}
      </h2>
      {children}
    </section>
  );
}
