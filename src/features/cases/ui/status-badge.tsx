import { Badge } from '#kit/data/badge.tsx';
import { useApp } from '#web/app-context.ts';
import { type CaseType, factsOf } from '../case-type.ts';
import { caseMessages } from '../messages.ts';
import css from './status-badge.module.css';

export function StatusBadge<S extends string>(props: { type: CaseType<S>; status: S }) {
  const { label, tone } = factsOf(props.type, props.status);
  return <Badge tone={tone}>{label[useApp().language]}</Badge>;
}

/** In a list: the status, and whether it is the customer's turn. */
export function OwnStatus<S extends string>({ type, status }: { type: CaseType<S>; status: S }) {
  const t = caseMessages[useApp().language];
  return (
    <>
      <StatusBadge type={type} status={status} />
      {type.customersTurn.includes(status) && <small className={css.turn}>{t.yourTurn}</small>}
    </>
  );
}
