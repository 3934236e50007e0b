import { api } from '#api.ts';
import { NeverAsk } from '#features/company/about/ui/never-ask.tsx';
import { ownCaseColumns } from '#features/requests/cases/ui/own-case-columns.tsx';
import { ownCasesPage } from '#features/requests/cases/ui/own-cases-page.tsx';
import { OwnStatus } from '#features/requests/cases/ui/own-status.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { Table } from '#kit/data/table.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { ownVerificationTexts } from '../../messages.ts';
import type { Verification } from '../../schema.ts';
import {
  countVerifications,
  verificationsInCustomersTurn,
  verificationType,
} from '../../statuses.ts';
import css from './my-verifications-page.module.css';

export const page = ownCasesPage({
  list: api.listMyVerifications,
  texts: ownVerificationTexts,
  readSearch: () => undefined,
  begin: (language) => ({
    address: href(routes.verify),
    label: ownVerificationTexts[language].verify,
  }),
  List: OwnVerifications,
});

function OwnVerifications({ cases: verifications }: { cases: Verification[] }) {
  const { t } = useApp(ownVerificationTexts);
  const counts = countVerifications(verifications);
  return (
    <>
      <Stats>
        <Stat label={t.all} value={counts.total} />
        <Stat label={t.inProcess} value={counts.inProcess} />
        <Stat label={t.approved} value={counts.approved} />
        {counts.rejected > 0 && (
          <Stat label={t.rejected} value={counts.rejected} hint={t.sendAgainHint} />
        )}
      </Stats>
      <VerificationsTable verifications={verifications} />
      <NeverAsk />
      <div>
        <ButtonLink tone="secondary" href={href(routes.verify)}>
          {t.verify}
        </ButtonLink>
      </div>
    </>
  );
}

function VerificationsTable({ verifications }: { verifications: Verification[] }) {
  const { t, language } = useApp(ownVerificationTexts);
  return (
    <Table
      caption={t.mine}
      rows={verifications}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'ticket',
          header: t.ticket,
          cell: ({ ticketId, signedOut }) => (
            <>
              {ticketId}
              {signedOut && <small className={css.mark}>{t.signedOutMark}</small>}
            </>
          ),
        },
        {
          id: 'code',
          header: t.codeColumn,
          cell: (each) => <span className="said">{each.verificationCode}</span>,
        },
        {
          id: 'reference',
          header: t.referenceColumn,
          cell: (each) => <span className="said">{each.quoteReference ?? '—'}</span>,
        },
        ...ownCaseColumns<Verification>({
          texts: t,
          language,
          nameOf: ({ ticketId }) => ticketId,
          hrefOf: ({ id }) => href(routes.myVerifications, {}, { ver: id }),
          renderStatus: ({ status }) => (
            <OwnStatus
              type={verificationType}
              status={status}
              yours={verificationsInCustomersTurn.includes(status)}
            />
          ),
        }),
      ]}
    />
  );
}
