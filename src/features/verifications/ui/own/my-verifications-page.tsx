import { api } from '#api.ts';
import { type OwnCaseScreen, ownCasesPage } from '#features/cases/ui/own-cases-page.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { ownVerificationMessages } from '../../messages.ts';
import type { Verification, VerificationDetail } from '../../schema.ts';
import { countVerifications } from '../../statuses.ts';
import { OwnVerification } from './own-verification.tsx';
import { VerificationsTable } from './verifications-table.tsx';

const screen: OwnCaseScreen<{ own: Verification; detail: VerificationDetail; search: null }> = {
  list: api.listMyVerifications,
  find: api.findMyVerification,
  texts: ownVerificationMessages,
  nameOf: ({ ticketId }) => ticketId,
  readSearch: () => null,
  listAddress: () => href(routes.myVerifications),
  begin: (language) => ({
    address: href(routes.verify),
    label: ownVerificationMessages[language].verify,
  }),
  // The form to send again.
  needsReact: ({ status }) => status === 'rejected',
  List: OwnVerifications,
  Detail: OwnVerification,
};

/** A customer's verifications. */
export const page = ownCasesPage(screen);

function OwnVerifications({ cases: verifications }: { cases: Verification[] }) {
  const t = ownVerificationMessages[useApp().language];
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
      <div>
        <ButtonLink tone="secondary" href={href(routes.verify)}>
          {t.verify}
        </ButtonLink>
      </div>
    </>
  );
}
