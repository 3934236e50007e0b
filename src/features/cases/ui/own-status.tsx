import { useApp } from '#web/app-context.ts';
import type { CaseType } from '../case-type.ts';
import { caseTexts } from '../messages.ts';
import css from './own-status.module.css';
import { StatusBadge } from './status-badge.tsx';

export function OwnStatus<S extends string>({ type, status }: { type: CaseType<S>; status: S }) {
  const t = caseTexts[useApp().language];
  return (
    <>
      <StatusBadge type={type} status={status} />
      {type.customersTurn.includes(status) && <small className={css.turn}>{t.yourTurn}</small>}
    </>
  );
}
