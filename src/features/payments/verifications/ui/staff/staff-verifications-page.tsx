import { queueSorts } from '#features/requests/cases/queue.ts';
import { caseListPage } from '#features/requests/cases/ui/staff/case-list-page.tsx';
import type { StaffCaseScreen } from '#features/requests/cases/ui/staff/case-screen.ts';
import { Code } from '#features/requests/cases/ui/staff/queue-cells.tsx';
import { Badge } from '#kit/data/badge.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import type { Language } from '#platform/text/language.ts';
import { href } from '#routes.ts';
import { customerHref, staffRoutes } from '#staff-routes.ts';
import type { StaffVerification, VerificationWire } from '../../schema.ts';
import { verificationCaseCalls } from '../../staff-calls.ts';
import { staffVerificationTexts } from '../../staff-messages.ts';
import { verificationType } from '../../statuses.ts';
import { UnknownCode } from './unknown-code.tsx';

const screen: StaffCaseScreen<VerificationWire> = {
  type: verificationType,
  calls: verificationCaseCalls,
  to: (query) => href(staffRoutes.staffVerifications, {}, query),
  sorts: queueSorts,
  texts: staffVerificationTexts,
  nameOf: ({ ticketId }) => ticketId,
  columns,
  replyNameOf: ({ quote }) => quote?.customerName ?? '',
  record: () => import('./staff-verification-record.tsx'),
};

export const page = caseListPage(screen);

function columns(language: Language): ListColumn<StaffVerification>[] {
  const t = staffVerificationTexts[language];
  return columnsOf(t, {
    code: (each) => (
      <>
        <Two
          first={<Code>{each.verificationCode}</Code>}
          second={
            each.report ? (
              <Badge tone="warning">{t.report}</Badge>
            ) : (
              !each.codeKnown && <UnknownCode codeIsNumber={each.codeIsNumber} />
            )
          }
        />
        {each.quoteReference && each.quoteReference !== each.verificationCode && (
          <Code>{each.quoteReference}</Code>
        )}
      </>
    ),
    email: {
      wideOnly: true,
      fluid: true,
      cell: ({ id, email }) => <Two first={<a href={customerHref(id)}>{email}</a>} />,
    },
  });
}
