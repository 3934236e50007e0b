import { Badge } from '#kit/data/badge.tsx';
import { useApp } from '#web/app-context.ts';
import { type CaseType, factsOf } from '../case-type.ts';

export function StatusBadge<Status extends string>(props: {
  type: CaseType<Status>;
  status: Status;
}) {
  const { label, tone } = factsOf(props.type, props.status);
  return <Badge tone={tone}>{label[useApp().language]}</Badge>;
}
