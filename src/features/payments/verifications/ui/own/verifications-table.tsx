import { ownCaseColumns } from '#features/requests/cases/ui/own-case-columns.tsx';
import { OwnStatus } from '#features/requests/cases/ui/own-status.tsx';
import { Table } from '#kit/data/table.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { ownVerificationTexts } from '../../messages.ts';
import type { Verification } from '../../schema.ts';
import { verificationType } from '../../statuses.ts';
import css from './my-verifications-page.module.css';

export function VerificationsTable({ verifications }: { verifications: Verification[] }) {
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
          renderStatus: ({ status }) => <OwnStatus type={verificationType} status={status} />,
        }),
      ]}
    />
  );
}
