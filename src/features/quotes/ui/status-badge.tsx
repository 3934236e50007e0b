import { Badge } from '#kit/data/badge.tsx';
import { useApp } from '#web/app-context.ts';
import { type QuoteStatus, quoteStatusFacts } from '../statuses.ts';

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const { label, tone } = quoteStatusFacts[status];
  return <Badge tone={tone}>{label[useApp().language]}</Badge>;
}
