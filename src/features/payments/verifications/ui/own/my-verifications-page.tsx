import { api } from '#api.ts';
import { NeverAsk } from '#features/company/about/ui/never-ask.tsx';
import { ownCasesPage } from '#features/requests/cases/ui/own-cases-page.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { ownVerificationTexts } from '../../messages.ts';
import type { Verification } from '../../schema.ts';
import { countVerifications } from '../../statuses.ts';
import { VerificationsTable } from './verifications-table.tsx';

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
