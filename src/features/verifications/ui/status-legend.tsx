import { useApp } from '../../../app.ts';
import { verificationStatuses, verificationStatusFacts } from '../statuses.ts';
import css from './my-verifications-page.module.css';
import { VerificationStatusBadge } from './status-badge.tsx';

/** What each status means, and whose turn it is. */
export function StatusLegend() {
  const { language } = useApp();
  return (
    <dl className={css.legend}>
      {verificationStatuses.map((status) => (
        <div key={status}>
          <dt>
            <VerificationStatusBadge status={status} />
          </dt>
          <dd>{verificationStatusFacts[status].meaning[language]}</dd>
        </div>
      ))}
    </dl>
  );
}
