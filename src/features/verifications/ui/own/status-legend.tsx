import { StatusBadge } from '#features/cases/ui/status-badge.tsx';
import { useApp } from '#web/app-context.ts';
import { verificationStatuses, verificationStatusFacts, verificationType } from '../../statuses.ts';
import css from './my-verifications-page.module.css';

export function StatusLegend() {
  const { language } = useApp();
  return (
    <dl className={css.legend}>
      {verificationStatuses.map((status) => {
        const { meaning, next, when } = verificationStatusFacts[status];
        return (
          <div key={status}>
            <dt>
              <StatusBadge type={verificationType} status={status} />
            </dt>
            <dd>{[meaning, next, when].map((text) => text[language]).join(' ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
