import { Badge } from '#kit/data/badge.tsx';
import { useApp } from '#web/app-context.ts';
import { type CaseType, statusFactsOf } from '../case-type.ts';

export function StatusBadge<Status extends string>(props: {
  type: CaseType<Status>;
  status: Status;
}) {
  const { label, tone } = statusFactsOf(props.type, props.status);
  return <Badge tone={tone}>{label[useApp().language]}</Badge>;
}
