import { Badge } from '#kit/data/badge.tsx';
import { useApp } from '#web/app-context.ts';
import { type CaseType, factsOf } from '../case-type.ts';

export function StatusBadge<S extends string>(props: { type: CaseType<S>; status: S }) {
  const { label, tone } = factsOf(props.type, props.status);
  return <Badge tone={tone}>{label[useApp().language]}</Badge>;
}
