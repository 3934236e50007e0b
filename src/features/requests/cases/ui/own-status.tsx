import { useApp } from '#web/app-context.ts';
import type { CaseType } from '../case-type.ts';
import { caseTexts } from '../messages.ts';
import css from './own-status.module.css';
import { StatusBadge } from './status-badge.tsx';

export function OwnStatus<Status extends string>({
  type,
  status,
  yours,
}: {
  type: CaseType<Status>;
  status: Status;
  /** It is the customer's turn. */
  yours: boolean;
}) {
  const { t } = useApp(caseTexts);
  return (
    <>
      <StatusBadge type={type} status={status} />
      {yours && <small className={css.turn}>{t.yourTurn}</small>}
    </>
  );
}
